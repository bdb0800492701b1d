// Pages whose callouts, tabs, markers, fences or raw HTML are at fault.

import { goodPage } from '../../site-test.ts';
import type { PageCase } from './page-case.ts';

/** Pages whose callouts, tabs, markers, fences or raw HTML are at fault. */
export const dialectCases: readonly PageCase[] = [
  {
    rule: 'callout-unknown',
    text: goodPage('A', ':::warn\nText.\n:::'),
    prints: [
      ':5:1 warning callout-unknown  No callout is named "warn". Use ":::info", ":::success", ":::warning" or ":::error".',
    ],
  },
  {
    rule: 'callout-not-open',
    text: goodPage('A', 'Text.\n\n:::'),
    prints: [
      ':7:1 error callout-not-open  This line closes a callout, but none is open. Remove the line, or open a callout above it with ":::info".',
    ],
  },
  {
    rule: 'callout-title',
    text: goodPage('A', ':::tip[Short]{icon=star}\nText.\n:::'),
    prints: [
      ':5:1 warning callout-title  "icon" has no meaning for a callout. Write ":::tip Title" or ":::tip[Title]".',
    ],
  },
  {
    rule: 'callout-unclosed',
    text: goodPage('A', ':::info\nText.'),
    prints: [
      ':5:1 error callout-unclosed  Nothing closes the callout ":::info". Write ":::" on a line of its own after the text of the callout.',
    ],
  },
  {
    rule: 'fence-unclosed',
    text: goodPage('A', '```tsx\nconst open = true;\n\nText.'),
    prints: [
      ':5:1 warning fence-unclosed  Nothing closes this fence, so everything below it is code. Write "```" on a line of its own after the code.',
    ],
  },
  {
    rule: 'tabs-not-open',
    text: goodPage('A', 'Text.\n\n</codeblock>'),
    prints: [
      ':7:1 error tabs-not-open  This line closes tabs, but none are open. Remove the line, or open the tabs with <codeblock storageKey="…">.',
    ],
  },
  {
    rule: 'tabs-unclosed',
    text: goodPage('A', '<codeblock storageKey="package-manager">\n\n```bash npm\nnpm i\n```'),
    prints: [
      ':5:1 error tabs-unclosed  Nothing closes these tabs. Write </codeblock> on a line of its own after the last fence.',
    ],
  },
  {
    rule: 'tabs-content',
    text: goodPage('A', '<codeblock storageKey="package-manager">\n\nText.\n\n```bash npm\nnpm i\n```\n\n</codeblock>'),
    prints: [
      ':5:1 warning tabs-content  These tabs contain something other than fenced code. Put only fences between <codeblock> and </codeblock>, each with a label: ```bash npm.',
    ],
  },
  {
    rule: 'tabs-label',
    text: goodPage('A', '<codeblock storageKey="package-manager">\n\n```bash\nnpm i\n```\n\n</codeblock>'),
    prints: [
      ':5:1 warning tabs-label  A fence in these tabs has no label, so its tab has no name. Write the label after the language: ```bash npm.',
    ],
  },
  {
    rule: 'iframe-host',
    text: goodPage('A', '<iframe src="https://evil.example/x"></iframe>'),
    prints: [
      ':5:1 warning iframe-host  A frame shows "https://evil.example/x", whose host is not on the list of allowed hosts, so it is left out. Add the host to markdown.iframeHosts in docs.config.ts, or link to the page.',
    ],
  },
  {
    rule: 'raw-html-dropped',
    text: goodPage('A', '<object data="x"></object>\n\n<span onclick="go()">Text</span>'),
    prints: [
      ':5:1 warning raw-html-dropped  The element "<object>" is not on the list of allowed HTML, so it is left out. Write it as code (`<object>`) if readers should see it, or set markdown.html to "trusted".',
      ':7:1 warning raw-html-dropped  The attribute "onclick" runs code, so it is left out. Write a component and place it with {{"component": "Name"}}.',
    ],
  },
  {
    rule: 'marker-json',
    text: goodPage('A', '{{"demo": "Basic.js",}}'),
    prints: [
      ':5:22 error marker-json  The text between the braces is not JSON. Write {{"demo": "Name.js"}}, with double quotes around names and texts, and no comma at the end.',
    ],
  },
  {
    rule: 'marker-key',
    text: goodPage('A', '{{"dem": "Basic.js"}}'),
    prints: [
      ':5:1 error marker-key  A marker cannot begin with "dem". Did you mean "demo"? Write {{"demo": "Basic.js"}}.',
    ],
  },
  {
    rule: 'marker-place',
    text: goodPage('A', 'See {{"demo": "Basic.js"}}'),
    prints: [
      ':5:5 error marker-place  This marker does not stand alone, so it is shown as text. Write {{"demo": "Basic.js"}} on a line of its own.',
    ],
  },
  {
    rule: 'code-unseen',
    text: goodPage('A', '`a\u200Bb`'),
    prints: [
      ':5:3 warning code-unseen  The code has the character U+200B, which cannot be seen. Remove it, or write it as an escape, such as "\\u200B". Readers who copy the code get it as it is; the page marks it.',
    ],
  },
  {
    rule: 'code-lookalike',
    text: goodPage('A', '`p\u0430ypal`'),
    prints: [
      ':5:3 warning code-lookalike  The letter "\u0430" (U+0430) is among Latin letters and looks like one. Write the Latin letter. Readers who copy the code get the letter as it is; the page marks it.',
    ],
  },
  {
    rule: 'foreign-syntax',
    text: goodPage('A', '[[toc]]\n\n<!--@include: ./text.md-->\n\n<code src="./Basic.tsx"></code>'),
    prints: [
      ':5:1 warning foreign-syntax  Each page already has a table of contents beside it; here, this is shown as text. Remove the line.',
      ':7:1 warning foreign-syntax  VitePress includes a file in this way; here, it is a comment, and nothing is shown. Write {{"include": "./text.md"}} on a line of its own.',
      ':9:1 warning foreign-syntax  dumi shows a demo in this way; here, nothing is shown. Write {{"demo": "Basic.tsx"}} on a line of its own, and the title as text above it.',
    ],
  },
  {
    rule: 'table-cells',
    text: goodPage('A', '| Prop | Type |\n| --- |\n| `size` | text |'),
    prints: [
      ':6:1 warning table-cells  The header has 2 cells and the row below it one cell, so this is not a table and is shown as text. Write "| --- | --- |" below the header.',
    ],
  },
  {
    rule: 'address-space',
    text: goodPage('A', 'See ![Blue](/pictures/logo blue.png).'),
    prints: [
      ':5:5 warning address-space  The address has a space, so this is not an image and is shown as text. Write "![Blue](</pictures/logo blue.png>)", or "%20" for each space.',
    ],
  },
  {
    rule: 'footnote-missing',
    text: goodPage('A', 'Late.[^history]'),
    prints: [
      ':5:6 warning footnote-missing  The page has no footnote "history", so "[^history]" is shown as text. Write "[^history]: …" in a paragraph of its own, or "\\\\[^history]" if text is meant.',
    ],
  },
  {
    rule: 'footnote-unused',
    text: goodPage('A', '[^history]: In 2019.'),
    prints: [
      ':5:1 warning footnote-unused  Nothing refers to the footnote "history", so it is not shown. Write "[^history]" where it belongs, or remove it.',
    ],
  },
  {
    rule: 'full-width-syntax',
    text: goodPage('A', 'See [Theming]（/guide/theming/）.'),
    prints: [
      ':5:5 warning full-width-syntax  Full-width brackets do not make a link, so this is shown as text. Write "[Theming](/guide/theming/)".',
    ],
  },
  {
    rule: 'heading-id',
    text: goodPage('A', '## Usage {#my/id}'),
    prints: [
      ':5:1 warning heading-id  The id "my/id" has characters that must be escaped in an address. Write "{#my-id}".',
    ],
  },
  {
    rule: 'component-tag',
    text: goodPage('A', '<Details>Text.</Details>'),
    prints: [
      ':5:1 warning component-tag  "<Details>" is read as the HTML element "<details>", as Markdown has no components. Write "<details>" for the element, or {{"demo": "Name.tsx"}} to show a component.',
    ],
  },
  {
    rule: 'module-not-found',
    text: goodPage('A', '{{"component": "ComponentLinkHeadr"}}'),
    prints: [
      ':5:1 error module-not-found  Module not found: no component is named "ComponentLinkHeadr". Did you mean "ComponentLinkHeader"?',
    ],
  },
  {
    rule: 'demo-option',
    text: goodPage('A', '{{"demo": "Basic.js", "bg": "outline"}}'),
    prints: [
      ':5:1 error demo-option  The demo "Basic": "bg" must be true, false, "outlined", "gradient", "inline" or "playground", but is "outline". Did you mean "outlined"?',
    ],
  },
  {
    rule: 'demo-name',
    text: goodPage('A', '{{"demo": "../../Basic.js"}}'),
    prints: [
      ':5:1 error demo-name  "../../Basic.js" names no demo. Name a file next to the page, such as "BasicButtons.js", or one of another page, such as "../react-card/BasicCard.js".',
    ],
  },
  {
    rule: 'demo-not-found',
    text: goodPage('A', '{{"demo": "Basik.js"}}'),
    prints: [':5:1 error demo-not-found  No file Basik.tsx beside this page. Did you mean Basic.tsx?'],
  },
  {
    rule: 'fence-shell',
    text: goodPage('A', '```sh\nls\n```'),
    prints: [':5:1 error fence-shell  Commands are written in "bash", but this fence says "sh". Write ```bash.'],
  },
  {
    rule: 'fence-language',
    text: goodPage('A', '```typescrip\nlet a;\n```'),
    prints: [':5:1 error fence-language  No language is named "typescrip". Did you mean "typescript"?'],
  },
  {
    rule: 'fence-info',
    text: goodPage('A', '```tsx lines=1\nlet a;\n```'),
    prints: [
      ':5:1 warning fence-info  "lines=1" in the fence\'s info string has no effect. Write a title and lines like this: ```tsx title="App.tsx" {2,4-6}.',
    ],
  },
  {
    rule: 'fence-file',
    text: goodPage('A', '```tsx file="content/lib/b.tsx"\nconst a = 1;\n```'),
    prints: [
      ':5:1 error fence-file  No file "content/lib/b.tsx". Write its path from the folder of the site, or from this page: "./Button.tsx".',
      ':5:1 warning fence-file  The fence takes its code from "content/lib/b.tsx", but also has code of its own. Remove the code inside the fence: it is not shown.',
    ],
  },
  {
    rule: 'fence-lines',
    text: goodPage('A', '```tsx {1,7}\nlet a;\n```'),
    prints: [
      ':5:1 warning fence-lines  The fence highlights line 7, but the code has 1 line. Correct the numbers between the braces.',
    ],
  },
  {
    rule: 'badge-unknown',
    text: goodPage('A', 'A :badge[New]{sucess}'),
    prints: [':5:3 warning badge-unknown  There is no badge of the kind "sucess". Did you mean "{success}"?'],
  },
  {
    rule: 'container-content',
    text: goodPage('A', ':::steps\nText.\n:::'),
    prints: [
      ':5:1 warning container-content  The steps are not a numbered list, or there is other content around the list. Put one list between ":::steps" and ":::", with "1." before each step, and indent the content of a step.',
    ],
  },
  {
    rule: 'fence-command',
    text: goodPage('A', '```bash npm2yarn\nnpm audit fix\n```'),
    prints: [
      ':5:1 warning fence-command  No other package manager has the command "npm audit fix", so all tabs show that of npm. Write the tabs yourself, with <codeblock storageKey="package-manager">, or remove the command from the fence.',
    ],
  },
  {
    rule: 'fence-mark',
    text: goodPage('A', '```js\na();\nb(); // [!code foucs]\n```'),
    prints: [':7:9 warning fence-mark  The comment "[!code foucs]" marks nothing. Did you mean "[!code focus]"?'],
  },
  {
    rule: 'include-circle',
    text: goodPage('A', '{{"include": "./include-circle.md"}}'),
    prints: [
      ':5:1 error include-circle  The partials include each other endlessly: content/lib/include-circle.md → content/lib/include-circle.md. Remove one of these markers.',
    ],
  },
  {
    rule: 'include-invalid',
    text: goodPage('A', '{{"include": "partials/text.md", "name": ["A"]}}'),
    prints: [
      ':5:1 error include-invalid  This marker does not name a file and plain values. Write {{"include": "partials/install.md", "package": "@mui/joy"}}, with strings, numbers, true and false.',
    ],
  },
  {
    rule: 'include-marker',
    text: goodPage('A', '{{"include": "partials/demo.md"}}'),
    prints: [
      ':5:1 error include-marker  The partial "partials/demo.md" contains a demo, a component, or code from a file, but only a page can contain those. Place it on the page, before or after the partial.',
    ],
  },
  {
    rule: 'include-missing',
    text: goodPage('A', '{{"include": "partials/tex.md"}}'),
    prints: [
      ':5:1 error include-missing  There is no file "partials/tex.md" in this site. Did you mean "partials/text.md"?',
    ],
  },
  {
    rule: 'include-value',
    text: goodPage('A', '{{"include": "partials/text.md", "nam": "A"}}'),
    prints: [':5:1 warning include-value  Nothing in "partials/text.md" uses "{nam}". Did you mean "name"?'],
  },
];
