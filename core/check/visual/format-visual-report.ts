// Compared demos → a standalone HTML page that shows before, after and difference.

import { escapeHtml } from '../../text/escape-html.ts';
import type { ChangedLook, ComparedDemo } from './compared-demo.ts';
import { toReportPicture, type ReportPicture } from './to-report-picture.ts';

/** Content of the report. */
interface VisualReportContent {
  readonly demos: readonly ComparedDemo[];
  /** Paths of demos with kept pictures that the site no longer has. */
  readonly gone: readonly string[];
  /** Number of demos of the site. */
  readonly total: number;
}

const kinds: Readonly<Record<ReportPicture, string>> = { before: 'Before', after: 'After', difference: 'Difference' };

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-inline-size:1600px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:24px;margin:0}
h2{font-size:18px;margin:40px 0 0;overflow-wrap:anywhere;scroll-margin-block-start:16px}
h3{font-size:16px;margin:16px 0 8px;font-weight:500}
p{margin:4px 0}
code{font:14px/1.4 ui-monospace,monospace}
nav ul{columns:28ch;padding-inline-start:20px}
li{overflow-wrap:anywhere}
.looks{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:16px}
figure{margin:0;min-inline-size:0}
figcaption{font-size:14px;margin-block-end:4px}
img{display:block;max-inline-size:100%;block-size:auto;border:1px solid light-dark(#b3b9c4,#565d69);box-sizing:border-box}
a:focus-visible{outline:2px solid;outline-offset:2px}`;

/** Formats the report as an HTML page. */
export function formatVisualReport({ demos, gone, total }: VisualReportContent): string {
  const changed = demos.filter((demo) => demo.changed.length > 0);
  const added = demos.filter(({ missing }) => missing.length > 0).map(({ path }) => path);
  const title = `${changed.length} of ${total} ${total === 1 ? 'demo looks' : 'demos look'} different`;

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${changed.length > 1 ? `<nav aria-label="Demos">${formatList(changed.map((demo) => `<a href="#${escapeHtml(toId(demo))}">${escapeHtml(demo.path)}</a>`))}</nav>` : ''}
${changed.map(formatDemo).join('\n')}
${formatPaths('New demos', added)}
${formatPaths('Removed demos', gone)}
</main>
</body>
</html>
`;
}

function toId({ path }: ComparedDemo): string {
  return encodeURIComponent(path);
}

function formatDemo(demo: ComparedDemo): string {
  return `<section>
<h2 id="${escapeHtml(toId(demo))}">${escapeHtml(demo.path)}</h2>
<p><code>${escapeHtml(demo.file)}</code></p>
${demo.changed.map((look) => formatLook(demo, look)).join('\n')}
</section>`;
}

function formatLook({ path }: ComparedDemo, { look, pixels, sizes: [before, after] }: ChangedLook): string {
  const size = before === after ? before : `${before}, now ${after}`;
  return `<h3>${look}: ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'} (${size})</h3>
<div class="looks">
${(Object.keys(kinds) as ReportPicture[]).map((kind) => formatPicture(path, look, kind)).join('\n')}
</div>`;
}

function formatPicture(path: string, look: ChangedLook['look'], kind: ReportPicture): string {
  const address = toReportPicture(path, look, kind).split('/').map(encodeURIComponent).join('/');
  return `<figure><figcaption>${kinds[kind]}</figcaption><a href="${escapeHtml(address)}"><img src="${escapeHtml(address)}" alt="${kinds[kind]}: ${escapeHtml(path)}, ${look}" loading="lazy"></a></figure>`;
}

function formatPaths(title: string, paths: readonly string[]): string {
  return paths.length === 0 ? '' : `<h2>${title}</h2>\n${formatList(paths.map(escapeHtml))}`;
}

function formatList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
