// The text of a style sheet → the hosts that it loads from, for the policy of pages.

import type { SourceLists } from '../../core/schema/directives.ts';

const imported = /@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[\w.-]+(?::\d+)?)/g;
const named = /url\(\s*["']?((?:https?:)?\/\/[\w.-]+(?::\d+)?)/g;

/** Finds the hosts that a style sheet names. */
export function findStyleSources(css: string): SourceLists {
  const sheets = listHosts(css, imported);
  const others = listHosts(css.replace(/@import[^;]*(?:;|$)/g, ''), named);
  // Where the fonts of another host's sheet lie is known of one host; of others they may lie anywhere.
  const fonts = sheets.map((host) => (host.includes('fonts.googleapis.com') ? 'https://fonts.gstatic.com' : 'https:'));
  return {
    ...(sheets.length > 0 && { 'style-src': sheets }),
    ...(others.length > 0 && { 'img-src': others }),
    ...(fonts.length + others.length > 0 && { 'font-src': [...new Set([...fonts, ...others])] }),
  };
}

function listHosts(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, host = '']) => host.replace(/^\/\//, '')))].sort();
}
