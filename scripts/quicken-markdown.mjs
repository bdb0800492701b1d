// Libraries that read pages, without work that a site's thousands of blocks make dear. Each change is
// made while bundling and stops the compile when the package's text is another, so that an update is
// looked at again.

import { readFile } from 'node:fs/promises';

const changes = [
  // The whole context is copied for each token, only to set one field of it: a seventh of a cold build.
  {
    file: /mdast-util-from-markdown[\\/]lib[\\/]index\.js$/,
    slow: /handler\[events\[index\]\[1\]\.type\]\.call\(\{\s*\.\.\.context,\s*sliceSerialize: events\[index\]\[2\]\.sliceSerialize\s*\}, events\[index\]\[1\]\);/,
    quick:
      'context.sliceSerialize = events[index][2].sliceSerialize; handler[events[index][1].type].call(context, events[index][1]);',
  },
  // Four expressions are tried on every text of a page, where most have nothing that could be a bare address.
  {
    file: /mdast-util-gfm-autolink-literal[\\/]lib[\\/]index\.js$/,
    slow: /function transformGfmAutolinkLiterals\(tree\) \{/,
    quick:
      'function mayHoldAddress(node) { return node.children ? node.children.some(mayHoldAddress) : node.type === "text" && /:\\/\\/|www|@/i.test(node.value); }\n' +
      'function transformGfmAutolinkLiterals(tree) {\n  if (!mayHoldAddress(tree)) return;',
  },
  // A selector is written and parsed for each piece of coloured code: an eighth of what colours cost.
  {
    file: /refractor[\\/]lib[\\/]core\.js$/,
    slow: /return h\(\s*env\.tag \+ '\.' \+ env\.classes\.join\('\.'\),\s*attributes\(env\.attributes\),\s*env\.content\s*\)/,
    quick:
      "return { type: 'element', tagName: env.tag, properties: { ...env.attributes, className: env.classes }, children: [env.content].flat() }",
  },
];

/** Makes the esbuild plugin that does it. */
export function quickenMarkdown() {
  return {
    name: 'quicken-markdown',
    setup({ onLoad }) {
      for (const { file, slow, quick } of changes) {
        onLoad({ filter: file }, async ({ path }) => {
          const text = await readFile(path, 'utf8');
          if (!slow.test(text))
            return { errors: [{ text: `scripts/quicken-markdown.mjs does not know this version of ${path}` }] };
          return { contents: text.replace(slow, () => quick), loader: 'js' };
        });
      }
    },
  };
}
