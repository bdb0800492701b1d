// A page's props → the text of its HTML file. The template's name selects the component; a site's
// own template of that name takes precedence. Must not read files or the clock.

import { renderToString } from 'react-dom/server';
import type { TemplateName } from '../../core/model/page.ts';
import { BlogIndex } from '../blog/blog-index.tsx';
import { BlogPost } from '../blog/blog-post.tsx';
import { Documentation } from './documentation.tsx';
import { Home } from './home.tsx';
import { NotFound } from './not-found.tsx';
import type { PageProps, PageTemplate, PageTemplates } from '../page-props.ts';
import { Shell } from '../shell/shell.tsx';
import { Tabbed } from './tabbed.tsx';
import { Versions } from './versions.tsx';

const builtIn: Readonly<Record<TemplateName, PageTemplate>> = {
  Home,
  Documentation,
  Tabbed,
  BlogIndex,
  BlogPost,
  Versions,
  NotFound,
};

/** Renders a page to a complete HTML document. */
export function renderPage(props: PageProps, templates: PageTemplates = {}): string {
  const Template = templates[props.page.template] ?? builtIn[props.page.template];
  const Frame = templates.Shell ?? Shell;

  const html = renderToString(
    <Frame {...props}>
      <Template {...props} />
    </Frame>,
  );
  return `<!doctype html>${html}\n`;
}
