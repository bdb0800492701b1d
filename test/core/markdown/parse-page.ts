// Parses the text of a page with the settings of a plain site.

import remarkMdx from 'remark-mdx';
import type { Plugin } from 'unified';
import type { Document } from '../../../core/model/document.ts';
import { parseDocument, type ParseSettings } from '../../../core/markdown/parse-document.ts';
import { makePage } from '../../make-page.ts';

/** The engine's labels in English. */
export const labels = {
  info: 'Info',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  copy: 'Copy',
  copyCode: 'Copy the code',
  table: 'Table',
  anchor: 'Link to this section',
};

/** A parsed page, and its body as one text. */
export interface ParsedPage extends Document {
  readonly html: string;
}

/** Parses a page, its front matter included. */
export function parsePage(text: string, changes: Partial<ParseSettings> = {}): ParsedPage {
  const settings: ParseSettings = {
    policy: { html: 'sanitize', iframeHosts: ['video.example.com'] },
    labels,
    components: ['ComponentLinkHeader'],
    nesting: 100,
    origin: 'https://docs.example.com',
    base: '/',
    toHref: (path) => path,
    ...changes,
  };
  const document = parseDocument({ page: makePage({ file: 'page.md' }), text }, settings);
  return {
    ...document,
    html: document.blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`)).join(''),
  };
}

/** Parses a body that starts on line 5, below a title and a description, and returns it without them. */
export function parseBody(body: string, changes: Partial<ParseSettings> = {}): ParsedPage {
  const parsed = parsePage(`# Page\n\n<p class="description">About.</p>\n\n${body}`, changes);
  return { ...parsed, html: parsed.html.replace(/^[^]*?<p class="description">About.<\/p>\n?/, '') };
}

/** Parses a text as an MDX page, without components. */
export function parseMdx(text: string): Document {
  const settings: ParseSettings = {
    policy: { html: 'sanitize', iframeHosts: [] },
    labels,
    components: [],
    nesting: 100,
    origin: '',
    base: '/',
    toHref: (path) => path,
    mdx: { plugin: remarkMdx as unknown as Plugin, components: [], siteComponents: [] },
  };
  return parseDocument({ page: makePage({ file: 'page.mdx' }), text }, settings);
}
