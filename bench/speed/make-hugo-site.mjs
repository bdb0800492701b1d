// The Markdown of a site → a site for Hugo with a minimal theme: a side menu, contents, highlighting and an index for a
// search, which is less than what the documentation engine makes of it.

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = {
  'config.json': JSON.stringify({
    baseURL: 'https://docs.example.com/',
    title: 'Prose',
    disableKinds: ['taxonomy', 'term', 'RSS'],
    outputs: { home: ['HTML', 'JSON'] },
    markup: { goldmark: { renderer: { unsafe: true } }, highlight: { noClasses: false } },
  }),
  'layouts/_default/baseof.html': `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }} – {{ site.Title }}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}"></head>
<body>{{ partialCached "menu.html" . .Section }}<main>{{ block "main" . }}{{ end }}</main></body></html>
`,
  'layouts/partials/menu.html': `<nav><ul>{{ range where site.RegularPages "Section" .Section }}<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a></li>
{{ end }}</ul></nav>
`,
  'layouts/_default/single.html': `{{ define "main" }}<article>{{ .Content }}</article>
<aside>{{ .TableOfContents }}</aside>
<footer>{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a>{{ end }}
{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a>{{ end }}</footer>{{ end }}
`,
  'layouts/_default/list.html': `{{ define "main" }}<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a></li>{{ end }}</ul>{{ end }}
`,
  'layouts/index.json': `[{{ range $index, $page := site.RegularPages }}{{ if $index }},{{ end }}
{{ dict "path" .RelPermalink "title" .LinkTitle "text" (.Plain) | jsonify }}{{ end }}]
`,
};

/** Writes the site: `content` is the folder of the pages, `root` the folder of the new site. */
export function makeHugoSite(content, root) {
  for (const [file, text] of Object.entries(files)) write(join(root, file), text);
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.md')))
    write(join(root, 'content', file), toHugo(readFileSync(join(content, file), 'utf8')));
}

// Hugo has no title without front matter, and reads {{< and {{% as its own marks, in code too.
function toHugo(text) {
  const quoted = text.replace(/\{\{([<%])/g, '{ {$1');
  if (/^---\n[^]*?\ntitle:/.test(quoted)) return quoted;
  const title = /^# (.+)$/m.exec(quoted)?.[1] ?? '';
  const head = `title: ${JSON.stringify(title)}\n`;
  return quoted.startsWith('---\n') ? quoted.replace('---\n', `---\n${head}`) : `---\n${head}---\n\n${quoted}`;
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
