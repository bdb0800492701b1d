// Sites whose settings are at fault.

import type { SiteCase } from './site-case.ts';
import { configWith } from './site-with.ts';

/** Sites whose settings are at fault. */
export const configCases: readonly SiteCase[] = [
  {
    rule: 'package-json',
    files: { ...configWith(''), 'package.json': '{ "name": "site" "private": true }\n' },
    status: 2,
    prints: [
      "package.json:1:18 error package-json  The file is not JSON: Expected ',' or '}' after property value. Correct it at this place. JSON has no comments, no comma before a closing bracket, and no single quotes.",
    ],
  },
  {
    rule: 'config-unknown-key',
    files: configWith("desciption: 'x'"),
    status: 2,
    prints: ['docs.config.ts:5:3 error config-unknown-key  Unknown key "desciption". Did you mean "description"?'],
  },
  {
    rule: 'config-plugin',
    files: configWith("plugins: [{ name: 'emoji', remark: ['remark-emoji'] }]"),
    status: 2,
    prints: [
      'docs.config.ts:5:39 error config-plugin  A remark plugin of the plugin "emoji" is a string. Write the function, or a list of the function and its options: "remark: [[plugin, { … }]]".',
    ],
  },
  {
    rule: 'config-sources',
    files: configWith("sources: { '@acme/ui': './packages/ui/src/index.ts' }"),
    status: 2,
    prints: [
      'docs.config.ts:5:14 error config-sources  The key "sources" maps "@acme/ui" to "./packages/ui/src/index.ts", which does not exist. Write the path of its entry file relative to the folder of the site, or "false" to use the built package.',
    ],
  },
  {
    rule: 'config-sources',
    title: 'whose name is misspelled',
    files: { ...configWith("sources: { '@acme/ui': './lib/indx.ts' }"), 'lib/index.ts': '', 'lib/index.css': '' },
    status: 2,
    prints: [
      'docs.config.ts:5:14 error config-sources  The key "sources" maps "@acme/ui" to "./lib/indx.ts", which does not exist. Did you mean "./lib/index.ts"?',
    ],
  },
  {
    rule: 'config-sources',
    title: 'without an ending, in a folder that is misspelled',
    files: { ...configWith("sources: { '@acme/ui': './libary/entry' }"), 'library/entry.tsx': '' },
    status: 2,
    prints: [
      'docs.config.ts:5:14 error config-sources  The key "sources" maps "@acme/ui" to "./libary/entry", which does not exist. Did you mean "./library/entry"?',
    ],
  },
  {
    rule: 'config-sources',
    title: 'of a pattern',
    files: { ...configWith("sources: { '@acme/ui/*': './libary/*/index.ts' }"), 'library/Tag/index.ts': '' },
    status: 2,
    prints: [
      'docs.config.ts:5:14 error config-sources  The key "sources" maps "@acme/ui/*" to "./libary/*/index.ts", which does not exist. Did you mean "./library/*/index.ts"?',
    ],
  },
  {
    rule: 'config-wrapper',
    files: { ...configWith("demos: { wrapper: './content/DemoRot.tsx' }"), 'content/DemoRoot.tsx': '' },
    status: 2,
    prints: [
      'docs.config.ts:5:12 error config-wrapper  The key "demos.wrapper" names "./content/DemoRot.tsx", which does not exist. Did you mean "./content/DemoRoot.tsx"?',
    ],
  },
  {
    rule: 'config-wrapper',
    title: 'of a product',
    files: configWith("demos: { wrapper: { lib: './Root.tsx' } }"),
    status: 2,
    prints: [
      'docs.config.ts:5:23 error config-wrapper  The key "demos.wrapper.lib" names "./Root.tsx", which does not exist. Add the file, or correct the path: it is relative to the folder of the site.',
    ],
  },
  {
    rule: 'config-wrapper',
    title: 'beside a style sheet of nearly its name',
    files: { ...configWith("demos: { wrapper: './content/DemoRoot.tsx' }"), 'content/demo-root.scss': '' },
    status: 2,
    prints: [
      'docs.config.ts:5:12 error config-wrapper  The key "demos.wrapper" names "./content/DemoRoot.tsx", which does not exist. Add the file, or correct the path: it is relative to the folder of the site.',
    ],
  },
  {
    rule: 'config-wrapper',
    title: 'without an ending',
    files: {
      ...configWith("demos: { wrapper: './content/DemoRot' }"),
      'content/DemoRoot.jsx': '',
      'content/demo-rot.css': '',
    },
    status: 2,
    prints: [
      'docs.config.ts:5:12 error config-wrapper  The key "demos.wrapper" names "./content/DemoRot", which does not exist. Did you mean "./content/DemoRoot.jsx"?',
    ],
  },
  {
    rule: 'config-wrapper',
    title: 'that is a style sheet',
    files: {
      ...configWith("demos: { wrapper: './content/demo-root.scss' }"),
      'content/demo-root.scss': '',
      'content/DemoRoot.tsx': '',
    },
    status: 2,
    prints: [
      'docs.config.ts:5:12 error config-wrapper  The key "demos.wrapper" names "./content/demo-root.scss", which is not a script. Did you mean "./content/DemoRoot.tsx"?',
    ],
  },
  {
    rule: 'config-wrapper',
    title: 'of a product that is a page',
    files: { ...configWith("demos: { wrapper: { lib: './content/root.md' } }"), 'content/root.md': '# Root\n' },
    status: 2,
    prints: [
      'docs.config.ts:5:23 error config-wrapper  The key "demos.wrapper.lib" names "./content/root.md", which is not a script. Write the path of the script that exports the component by default, such as "./content/DemoRoot.tsx".',
    ],
  },
  {
    rule: 'config-wrapper',
    title: 'that is a folder',
    files: { ...configWith("demos: { wrapper: './content' }"), 'content/root.md': '# Root\n' },
    status: 2,
    prints: [
      'docs.config.ts:5:12 error config-wrapper  The key "demos.wrapper" names "./content", which is not a script. Write the path of the script that exports the component by default, such as "./content/DemoRoot.tsx".',
    ],
  },
  {
    rule: 'config-type',
    files: configWith('description: 7'),
    status: 2,
    prints: [
      'docs.config.ts:5:3 error config-type  "description" must be a string, but is a number. Put quotes around the value.',
    ],
  },
  {
    rule: 'config-missing-key',
    files: { 'docs.config.ts': "export default { title: 'Test' };\n" },
    status: 2,
    prints: ['docs.config.ts:1:16 error config-missing-key  The key "products" is missing. Add "products": a list.'],
  },
  {
    rule: 'config-url',
    title: 'a sub-path',
    files: {
      'docs.config.ts':
        "export default {\n  title: 'Test',\n  url: 'https://docs.example.com/docs',\n  products: [],\n};\n",
    },
    status: 2,
    prints: [
      'docs.config.ts:3:3 error config-url  The key "url" is "https://docs.example.com/docs", but it must be an origin only. Write "https://docs.example.com", and put a sub-path under the key "base".',
    ],
  },
  {
    rule: 'config-url',
    title: 'no protocol',
    files: {
      'docs.config.ts': "export default {\n  title: 'Test',\n  url: 'docs.example.com',\n  products: [],\n};\n",
    },
    status: 2,
    prints: [
      'docs.config.ts:3:3 error config-url  The key "url" is "docs.example.com", which is not the address of a website. Write it like "https://docs.example.com".',
    ],
  },
  {
    rule: 'config-base',
    files: configWith("base: '/a b/'"),
    status: 2,
    prints: [
      'docs.config.ts:5:3 error config-base  The key "base" is "/a b/", which is not a path of plain segments. Write it like "/docs/", with letters, digits, "-", "_", "." and "~" only.',
    ],
  },
  {
    rule: 'config-security',
    files: configWith("security: { sources: { 'script-src': ['self'] } }"),
    status: 2,
    prints: [
      'docs.config.ts:5:41 error config-security  The key "security.sources.script-src" lists "self", which is not a valid source. Write it with single quotes inside: "\'self\'".',
    ],
  },
  {
    rule: 'config-dark',
    files: configWith("demos: { dark: 'html.dark body' }"),
    status: 2,
    prints: [
      'docs.config.ts:5:12 error config-dark  The key "demos.dark" has "html.dark body", which is not one class or attribute. Write true, false, or the class or attribute that the style sheets of demos use, such as ".dark" or "[data-theme=dark]".',
    ],
  },
  {
    rule: 'config-define',
    files: configWith("demos: { define: { 'window.stage': 'docs' } }"),
    status: 2,
    prints: [
      'docs.config.ts:5:22 error config-define  The key "demos.define" sets "window.stage", which cannot be defined for demos. Write "process.env.NAME", or one name of letters, digits, "_" and "$", such as "__DEV__".',
    ],
  },
  {
    rule: 'config-default-language',
    files: configWith("languages: ['zh', 'en']"),
    status: 0,
    prints: [
      'docs.config.ts:5:15 warning config-default-language  The default language is "en", although the key "languages" lists "zh" first. Files without a language in their names are taken as English. If they are in "zh", add defaultLanguage: "zh". Otherwise list "en" first.',
    ],
  },
  {
    rule: 'config-language',
    title: 'a default that is not listed',
    files: configWith("languages: ['zh', 'en'], defaultLanguage: 'pt'"),
    status: 2,
    prints: [
      'docs.config.ts:5:28 error config-language  The key "defaultLanguage" is "pt", which "languages" does not list. Write one of "zh", "en", or add "pt" to "languages".',
    ],
  },
  {
    rule: 'config-language',
    title: 'no code',
    files: configWith("languages: ['en', 'english!']"),
    status: 2,
    prints: [
      'docs.config.ts:5:21 error config-language  The key "languages" lists "english!", which is not a language code. Write codes like "en", "pt", or "zh-CN".',
    ],
  },
  {
    rule: 'config-language',
    title: 'twice',
    files: configWith("languages: ['en', 'pt', 'pt']"),
    status: 2,
    prints: ['docs.config.ts:5:27 error config-language  The key "languages" lists "pt" twice. Remove one of the two.'],
  },
  {
    rule: 'config-product-id',
    files: { 'docs.config.ts': "export default {\n  title: 'Test',\n  products: [{ id: 'Lib', name: 'Lib' }],\n};\n" },
    status: 2,
    prints: [
      'docs.config.ts:3:16 error config-product-id  The product id "Lib" cannot be a path segment and a file name. Use lowercase letters, digits, and single hyphens, like "joy-ui".',
    ],
  },
  {
    rule: 'config-duplicate-product',
    files: {
      'docs.config.ts':
        "export default {\n  title: 'Test',\n  products: [\n    { id: 'lib', name: 'Lib' },\n    { id: 'lib', name: 'Lib' },\n  ],\n};\n",
    },
    status: 2,
    prints: [
      'docs.config.ts:5:7 error config-duplicate-product  Two products have the id "lib". Give one of them another id, or remove it.',
    ],
  },
  {
    rule: 'config-duplicate-product',
    title: 'the name of another key',
    files: {
      'docs.config.ts':
        "const products = [\n  { id: 'title', name: 'A' },\n  { id: 'title', name: 'B' },\n];\nexport default { title: 'Test', products };\n",
    },
    status: 2,
    prints: [
      'docs.config.ts:3:5 error config-duplicate-product  Two products have the id "title". Give one of them another id, or remove it.',
    ],
  },
  {
    rule: 'config-unknown-product',
    files: configWith("api: [{ product: 'libb', packageName: 'x' }]"),
    status: 2,
    prints: [
      'docs.config.ts:5:11 error config-unknown-product  The key "api" names the product "libb", which the key "products" does not list. Did you mean "lib"?',
    ],
  },
  {
    rule: 'config-path-family',
    files: configWith("links: { ignore: ['store'] }"),
    status: 2,
    prints: [
      'docs.config.ts:5:21 error config-path-family  The key "links.ignore" lists "store", which is not a path pattern. Start with "/"; "*" matches one segment, and "/**" at the end matches everything below.',
    ],
  },
  {
    rule: 'config-edit-url',
    files: configWith("editUrl: 'https://x.example/'"),
    status: 2,
    prints: [
      'docs.config.ts:5:3 error config-edit-url  The key "editUrl" is "https://x.example/", which does not point to the file of a page. Write an address with "{file}" in it, like "https://example.com/edit/main/{file}".',
    ],
  },
  {
    rule: 'config-source',
    files: configWith("api: [{ product: 'lib', packageName: 'lib', source: 'src/{folder}' }]"),
    status: 2,
    prints: [
      'docs.config.ts:5:47 error config-source  The key "api" has the source "src/{folder}", which is not a web address. Write a web address, like "https://github.com/example/lib/tree/v{version}/src/{folder}".',
    ],
  },
  {
    rule: 'config-version',
    files: {
      'docs.config.ts': `export default {
  title: 'Test',
  versions: { address: 'versions/' },
  products: [{ id: 'lib', name: 'Lib', versions: [
    { text: 'v6', base: '/', status: 'current' },
    { text: 'v5', base: '//', status: 'current', date: 'May', href: 'javascript:x', notes: 'news' },
    { text: 'v4', base: '/../' },
  ] }],
};\n`,
    },
    status: 2,
    prints: [
      'docs.config.ts:3:15 error config-version  The key "versions.address" is "versions/", which is not the address of a file. Write a path of the host, like "/versions.json", or a full address.',
      'docs.config.ts:6:19 error config-version  Two versions of a product have the base "//". Give each version a folder of its own on the host.',
      'docs.config.ts:6:31 error config-version  Two versions of a product are both the current one. Give all but one of them the status "maintained", "ended" or "next".',
      'docs.config.ts:6:50 error config-version  A version has the date "May", which is not a date. Write year, month and day, like "2026-01-31".',
      'docs.config.ts:6:63 error config-version  A version has "javascript:x" under "href", which is not a path or a web address. Write a path of the site, like "/blog/version-6/", or a web address.',
      'docs.config.ts:6:85 error config-version  A version has "news" under "notes", which is not a path or a web address. Write a path of the site, like "/blog/version-6/", or a web address.',
      'docs.config.ts:7:19 error config-version  A version has the base "/../", which is not a path of plain segments. Write it like "/v5/", with letters, digits, "-", "_", "." and "~" only.',
    ],
  },
  {
    rule: 'module-syntax',
    title: 'settings',
    files: { 'docs.config.ts': 'export default {\n  title: \n' },
    status: 2,
    prints: ['docs.config.ts:3:1 error module-syntax  Unexpected end of file. Correct the code at this place.'],
  },
  {
    rule: 'module-run',
    title: 'settings',
    files: { 'docs.config.ts': "throw new Error('boom');\nexport default {};\n" },
    status: 2,
    prints: [
      'docs.config.ts:1:7 error module-run  The module fails with "boom". Correct the code that runs when the file is loaded.',
    ],
  },
  {
    rule: 'module-run',
    title: 'a package that is not there',
    files: {
      'docs.config.ts':
        "import { ours } from './plugins/ours.ts';\nexport default { title: 'A', products: [], plugins: [ours] };\n",
      'plugins/ours.ts':
        "import emoji from 'no-such-plugin';\n\nexport const ours = { name: 'ours', remark: [emoji] };\n",
    },
    status: 2,
    prints: [
      'plugins/ours.ts:1:19 error module-run  The package "no-such-plugin" is not installed. Install it in the site, "npm install --save-dev no-such-plugin", or correct the name.',
    ],
  },
  {
    rule: 'module-endless',
    files: { 'docs.config.ts': 'const all = [];\nfor (;;) all.push(Buffer.alloc(2 ** 26, 1));\nexport default {};\n' },
    status: 2,
    prints: [
      'docs.config.ts error module-endless  The module takes more memory than settings can need, so it was stopped. Look for a loop in the code that runs when the file is loaded.',
    ],
  },
  {
    rule: 'module-exit',
    files: { 'docs.config.ts': 'process.exit(0);\nexport default {};\n' },
    status: 2,
    prints: [
      'docs.config.ts error module-exit  The module ends the process when it is loaded, so nothing is built. Remove the call to process.exit.',
    ],
  },
  {
    rule: 'module-export',
    files: { 'docs.config.ts': "export const title = 'x';\n" },
    status: 2,
    prints: [
      'docs.config.ts error module-export  The module has no default export. Write "export default" before the value.',
    ],
  },
];
