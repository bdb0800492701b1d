// Patches Markdown libraries while bundling: removes work that is slow for thousands of blocks, and avoids
// quadratic time by not repeating failed searches. Each patch gives the same tree, and stops the
// compile if the package's text has changed, so that updates are reviewed.

import { readFile } from 'node:fs/promises';

const changes = [
  // The whole context was copied for each token, only to set one field: a seventh of a cold build.
  {
    file: /mdast-util-from-markdown[\\/]lib[\\/]index\.js$/,
    slow: /handler\[events\[index\]\[1\]\.type\]\.call\(\{\s*\.\.\.context,\s*sliceSerialize: events\[index\]\[2\]\.sliceSerialize\s*\}, events\[index\]\[1\]\);/,
    quick:
      'context.sliceSerialize = events[index][2].sliceSerialize; handler[events[index][1].type].call(context, events[index][1]);',
  },
  // Four expressions were tried on every text of a page, most of which contain no bare address.
  {
    file: /mdast-util-gfm-autolink-literal[\\/]lib[\\/]index\.js$/,
    slow: /function transformGfmAutolinkLiterals\(tree\) \{/,
    quick:
      'function mayHoldAddress(node) { return node.children ? node.children.some(mayHoldAddress) : node.type === "text" && /:\\/\\/|www|@/i.test(node.value); }\n' +
      'function transformGfmAutolinkLiterals(tree) {\n  if (!mayHoldAddress(tree)) return;',
  },
  // A selector was written and parsed for each token of highlighted code: an eighth of the cost of highlighting.
  {
    file: /refractor[\\/]lib[\\/]core\.js$/,
    slow: /return h\(\s*env\.tag \+ '\.' \+ env\.classes\.join\('\.'\),\s*attributes\(env\.attributes\),\s*env\.content\s*\)/,
    quick:
      "return { type: 'element', tagName: env.tag, properties: { ...env.attributes, className: env.classes }, children: [env.content].flat(Infinity).flatMap((part) => (part.type === 'root' ? part.children : [part])) }",
  },
  // If a closer found no opener, the next of its kind finds none before it either, until one gets shorter.
  {
    file: /micromark-core-commonmark[\\/]lib[\\/]attention\.js$/,
    slow: /let nextEvents;([^]*?)let open = index;([^]*?)while \(open--\) \{([^]*?)(const use = [^]*?)(if \(events\[open\]\[1\]\.end\.offset - events\[open\]\[1\]\.start\.offset\) \{)([^]*?)break;\s*\}\s*\}/,
    quick: (_, first, second, walk, found, shorter, rest) =>
      `let nextEvents; const searched = new Map();${first}let open = index;${second}` +
      'const closer = events[index][1]; const isFree = events[index][1]._open;' +
      'const kind = `${context.sliceSerialize(closer)[0]} ${isFree} ${(closer.end.offset - closer.start.offset) % 3}`;' +
      'const bottom = searched.get(kind) ?? -1; const closerStart = closer.start.offset; let isFound = false;' +
      `while (open--) { if (events[open][0] === 'exit' && events[open][1].end.offset <= bottom) break; ${walk}` +
      `isFound = true; ${found}${shorter} searched.clear(); ${rest}break; } } if (!isFound) searched.set(kind, closerStart);`,
  },
  // The events before the first change stay in place: each heading moved all events before it.
  {
    file: /micromark-util-edit-map[\\/]index\.js$/,
    slow: /vecs\.push\(events\.slice\(\)\);\s*events\.length = 0;/,
    quick: '',
  },
  // If one has no end, none after it has.
  {
    file: /micromark-core-commonmark[\\/]lib[\\/]html-text\.js$/,
    slow: /function (comment|cdata|instruction)\(code\) \{\s*if \(code === null\) \{|function (declaration)\(code\) \{/g,
    quick: (_, name, declaration) =>
      `function ${name ?? declaration}(code) { if (code === null) self.endless = { ...self.endless, ${name ?? declaration}: true };` +
      ` if (code === null || self.endless?.${name ?? declaration}) {${declaration ? ' return nok(code); }' : ''}`,
    count: 4,
  },
  {
    file: /micromark-core-commonmark[\\/]lib[\\/]code-text\.js$/,
    slow: /effects\.exit\("codeTextSequence"\);\s*return between\(code\);([^]*?)function between\(code\) \{[^]*?if \(code === null\) \{/,
    quick: (whole) =>
      whole
        .replace(
          'return between(code);',
          'if (self.endlessRuns?.has(sizeOpen)) return nok(code); return between(code);',
        )
        .replace(/if \(code === null\) \{$/, 'if (code === null) { (self.endlessRuns ??= new Set()).add(sizeOpen);'),
  },
  // Each block of raw HTML counted the lines of the whole page.
  {
    file: /vfile-location[\\/]lib[\\/]index\.js$/,
    slow: /export function location\(file\) \{/,
    quick:
      'let lastText; let lastLocation;\nexport function location(file) { const value = String(file);' +
      ' if (value !== lastText) { lastLocation = locate(value); lastText = value; } return lastLocation; }\nfunction locate(file) {',
  },
  // Whether a list is loose was computed for each of its items.
  {
    file: /mdast-util-to-hast[\\/]lib[\\/]handlers[\\/]list-item\.js$/,
    slow: /const loose = parent \? listLoose\(parent\) : listItemLoose\(node\)/,
    quick:
      'const known = state.looseLists ??= new WeakMap(); if (parent && !known.has(parent)) known.set(parent, listLoose(parent));' +
      ' const loose = parent ? known.get(parent) : listItemLoose(node)',
  },
];

/** Creates the esbuild plugin that applies the patches. */
export function quickenMarkdown() {
  return {
    name: 'quicken-markdown',
    setup({ onLoad }) {
      for (const { file, slow, quick, count = 1 } of changes) {
        onLoad({ filter: file }, async ({ path }) => {
          const text = await readFile(path, 'utf8');
          if ([...text.matchAll(new RegExp(slow.source, 'g'))].length !== count)
            return { errors: [{ text: `scripts/quicken-markdown.mjs does not know this version of ${path}` }] };
          return { contents: text.replace(slow, typeof quick === 'string' ? () => quick : quick), loader: 'js' };
        });
      }
    },
  };
}
