// An import and a number of pages → a site with that many pages, each with its own demo that has
// this import. Always the same bytes.

/** Makes the files of a site of `pages` pages with one demo each: their contents by path. */
export function makeLibrarySite({ line, element, wrapper }, { pages }) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const entries = numbers.map((number) => ({ pathname: `/lib/page-${number}` }));
  const config = {
    title: 'Demos for the benchmark',
    url: 'https://docs.example.com',
    products: [{ id: 'lib', name: 'Lib' }],
    ...(wrapper && { demos: { wrapper: './content/DemoRoot.tsx' } }),
  };

  return new Map([
    ['docs.config.ts', `export default ${JSON.stringify(config, null, 2)};\n`],
    ['nav/lib.ts', `export default ${JSON.stringify(entries, null, 2)};\n`],
    ...(wrapper ? [['content/DemoRoot.tsx', wrapper]] : []),
    ...numbers.flatMap((number) => [
      [`content/lib/page-${number}/index.md`, makePage(number)],
      [`content/lib/page-${number}/Demo${number}.tsx`, makeDemo(number, { line, element })],
    ]),
  ]);
}

function makePage(number) {
  return `# Page ${number}\n\n<p class="description">Shows demo ${number}.</p>\n\n{{"demo": "Demo${number}.js"}}\n`;
}

function makeDemo(number, { line, element }) {
  return `import * as React from 'react';
${line}

export default function Demo${number}() {
  return (
    <section aria-label="Demo ${number}">
      ${element(number)}
    </section>
  );
}
`;
}
