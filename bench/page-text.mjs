// A seed → the Markdown of one page, always the same for the same seed.
// It has the usual content of documentation: prose, code, tables, lists, callouts, links.

const subjects = [
  'The button',
  'A theme',
  'Each slot',
  'The provider',
  'A variant',
  'The token',
  'An input',
  'The layout',
];
const verbs = ['reads', 'inherits', 'overrides', 'forwards', 'resolves', 'merges', 'measures', 'keeps'];
const objects = [
  'the nearest color scheme',
  'its own spacing',
  'the props of its root',
  'a style for every state',
  'the label beside it',
];
const endings = [
  'before the first paint',
  'unless a parent says otherwise',
  'on every breakpoint',
  'without a second render',
  'in both directions of text',
];
const topics = [
  'Anatomy',
  'Sizes',
  'Colors',
  'States',
  'Composition',
  'Keyboard',
  'Performance',
  'Migration',
  'Testing',
  'Tokens',
  'Slots',
  'Layout',
];
const callouts = ['info', 'success', 'warning', 'error'];

const makers = [makeCode, makeTable, makeList, makeCallout, makeCode, makeShell];

/** Makes the body of a page: a lead, then sections that vary in number and length. */
export function makeBody(title, { seed, links }) {
  const random = createRandom(seed);
  // Most pages are short, a few are ten times longer.
  const count = 2 + Math.floor(14 * random() ** 3);
  const sections = Array.from({ length: count }, (_, index) => makeSection(index, { random, links }));

  return `# ${title}\n\n<p class="description">${makeSentence(random)}</p>\n\n${sections.join('\n\n')}\n`;
}

/** Makes one sentence. */
export function makeSentence(random) {
  const start = `${pick(random, subjects)} ${pick(random, verbs)} ${pick(random, objects)}`;
  return random() < 0.5
    ? `${start} ${pick(random, endings)}.`
    : `${start}, and ${pick(random, verbs)} \`${makeName(random)}\` ${pick(random, endings)}.`;
}

/** Creates a generator of numbers from 0 to 1, which are the same for the same seed. */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function makeSection(index, { random, links }) {
  const heading = `## ${topics[index % topics.length]}${index < topics.length ? '' : ' in depth'}`;
  const paragraphs = Array.from({ length: 1 + Math.floor(random() * 2) }, () => makeParagraph(random, links));
  const block = pick(random, makers)(random);
  const detail =
    random() < 0.4
      ? [`### ${pick(random, topics)} of \`${makeName(random)}\``, makeParagraph(random, links), makeCode(random)]
      : [];

  return [heading, ...paragraphs, block, ...detail].join('\n\n');
}

function makeParagraph(random, links) {
  const sentences = Array.from({ length: 2 + Math.floor(random() * 3) }, () => makeSentence(random));
  return `${sentences.join(' ')} See [${pick(random, topics).toLowerCase()}](${pick(random, links)}) for **more** on it.`;
}

function makeCode(random) {
  const [component, prop, value] = [makeName(random), makeName(random).toLowerCase(), Math.floor(random() * 9)];
  return [
    '```jsx',
    `import { ${component} } from '@example/kit';`,
    '',
    `export function ${component}Example() {`,
    `  const [${prop}, change] = React.useState(${value});`,
    '',
    '  return (',
    `    <${component} ${prop}={${prop}} onChange={(event) => change(event.target.value)}>`,
    `      {${prop} > ${value} ? 'More than before' : null}`,
    `    </${component}>`,
    '  );',
    '}',
    '```',
  ].join('\n');
}

function makeShell(random) {
  return `\`\`\`bash\nnpm install @example/${makeName(random).toLowerCase()}\n\`\`\``;
}

function makeTable(random) {
  const rows = Array.from(
    { length: 3 + Math.floor(random() * 5) },
    () => `| \`${makeName(random)}\` | ${makeSentence(random)} | ${Math.floor(random() * 40)}px |`,
  );
  return ['| Name | What it does | Default |', '|:-----|:-------------|--------:|', ...rows].join('\n');
}

function makeList(random) {
  return Array.from({ length: 3 + Math.floor(random() * 4) }, () => `- ${makeSentence(random)}`).join('\n');
}

function makeCallout(random) {
  return `:::${pick(random, callouts)}\n${makeSentence(random)} ${makeSentence(random)}\n:::`;
}

function makeName(random) {
  const parts = ['Card', 'Menu', 'Field', 'Stack', 'Panel', 'Switch', 'Badge', 'Grid'];
  return pick(random, parts) + pick(random, ['', 'Root', 'Label', 'Group', 'Action']);
}

function pick(random, list) {
  return list[Math.floor(random() * list.length)];
}
