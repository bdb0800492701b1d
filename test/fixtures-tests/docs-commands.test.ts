// The commands that the documentation writes are those of the product, and its first page can be followed.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseChoices } from '../../core/check/parse-choices.ts';
import { findFences } from '../find-fences.ts';
import { goodPage, runWarm, siteTest } from '../site-test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  ...list('docs'),
  ...list('starter'),
  ...list('content/experiments'),
];
const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Every command, and where it is written. */
const commands = texts.flatMap(({ file, text }) => {
  const fenced = findFences(text, file)
    .filter(({ language }) => ['', 'sh', 'bash', 'text'].includes(language))
    .flatMap(({ name, code }) =>
      code.split('\n').map((line) => ({ name, command: line.replace(/ {2,}.*| [&|2]?>? .*/, '') })),
    );
  const inline = [...text.matchAll(/`((?:npx )?docs [^`\n]+|npm run [^`\n]+)`/g)].map(([, command = '']) => ({
    name: `${file} in a sentence`,
    command,
  }));
  return [...fenced, ...inline];
});
const docsCommands = commands.filter(({ command }) => /^(npx |npm run )?docs /.test(command));
const npmCommands = commands.filter(({ command }) => command.startsWith('npm run '));

/** The options of each command: whether they take a value. */
type Options = ReadonlyMap<string, boolean>;

describe('the commands in the documentation', () => {
  const known = new Map<string, Options>();
  const helps = new Map<string, string>();
  beforeAll(async () => {
    const { stdout } = await runWarm(['--help'], root);
    for (const name of readCommands(stdout)) {
      const help = await runWarm([name, '--help'], root);
      helps.set(name, help.stdout);
      known.set(name, readOptions(help.stdout));
    }
  });

  it('are found by this test', () => {
    expect(docsCommands.length).toBeGreaterThan(30);
    expect(npmCommands.length).toBeGreaterThan(8);
  });

  it('are known, with each of their options', () => {
    const wrong = docsCommands.filter(({ command }) => !isKnown(command, known));

    expect(wrong).toEqual([]);
  });

  it('are scripts of this repository, where npm runs them', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const wrong = npmCommands.filter(({ command }) => !Object.hasOwn(scripts, command.split(' ')[2] ?? ''));

    expect(wrong).toEqual([]);
  });

  it('give --preferences values that it accepts', () => {
    const choices = docsCommands.flatMap(({ command }) => [...command.matchAll(/--preferences (\S+)/g)]);

    expect(choices.length).toBeGreaterThan(3);
    expect(choices.map(([, text = '']) => parseChoices(text)).filter((parsed) => 'fault' in parsed)).toEqual([]);
  });

  it('are all listed at the top of command.md, each with a section', () => {
    const text = readFileSync(join(root, 'docs/command.md'), 'utf8');
    const listed = [...text.slice(0, text.indexOf('\n## ')).matchAll(/^docs (\w+) {2,}/gm)].map(([, name]) => name);
    const sections = [...text.matchAll(/^## docs (\w+)$/gm)].map(([, name]) => name);

    expect(helps.size).toBeGreaterThan(11);
    expect(listed.sort()).toEqual([...helps.keys()].sort());
    expect(sections.sort()).toEqual([...helps.keys()].sort());
  });

  it('are all listed in the table of README.md', () => {
    const text = readFileSync(join(root, 'README.md'), 'utf8');
    const listed = [...text.matchAll(/^\| `docs (\w+)(?: [A-Z]+)?` \|/gm)].map(([, name]) => name);

    expect(listed.sort()).toEqual([...helps.keys()].sort());
  });

  it('have tables of all their arguments and options, with the values that these take', () => {
    const manual = readFileSync(join(root, 'docs/command.md'), 'utf8');
    const api = readFileSync(join(root, 'docs/api.md'), 'utf8');

    for (const [name, help] of helps) {
      const section = name === 'api' ? api : (manual.split(`## docs ${name}\n`)[1] ?? '').split('\n## ')[0]!;
      const rows = [...section.matchAll(/^\| `((?:--|[<[])[^`]+)` \|/gm)].map(([, flags]) => `docs ${name} ${flags}`);

      expect(rows.sort()).toEqual(
        readRows(help)
          .map((flags) => `docs ${name} ${flags}`)
          .sort(),
      );
    }
  });
});

describe('the first page of README.md', () => {
  const fences = findFences(readFileSync(join(root, 'README.md'), 'utf8'), 'README.md');
  const page = fences.find(({ language }) => language === 'md')?.code ?? '';
  const tree = fences.find(({ language }) => language === 'ts')?.code ?? '';
  const demo = fences.find(({ language, code }) => language === 'tsx' && code.includes('BasicButtons'))?.code ?? '';
  const message = fences.find(({ code }) => code.startsWith('my-docs/content/'))?.code.trim() ?? '';

  const starterFiles = readdirSync(join(root, 'starter'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );

  it('gets the message that README.md shows for a missing demo, and builds with the demo beside the starter', async () => {
    const site = siteTest({
      ...Object.fromEntries(starterFiles.map((file) => [file, readFileSync(join(root, 'starter', file), 'utf8')])),
      'nav/guide.ts': tree,
      'content/guide/buttons.md': page,
    });

    expect((await site.buildAndFail()).lines.map((line) => `my-docs/${line}`)).toEqual([message]);
    site.write('content/guide/BasicButtons.tsx', demo);
    expect((await site.build('--strict')).lines).toEqual([]);
    expect(site.read('guide/buttons/index.html')).toContain('<button type="button">Save</button>');
  });
});

describe('the report in command.md', () => {
  it('has the keys of the report of a build', async () => {
    const text = readFileSync(join(root, 'docs/command.md'), 'utf8');
    const shown = findFences(text, 'docs/command.md').find(({ code }) => code.includes('"durationMs"'))?.code ?? '';
    const site = siteTest({ 'content/lib/a.md': goodPage('A') });
    const file = join(site.root, 'report.json');
    await site.build('--report', file);

    const toKeys = (json: string) => {
      const report = JSON.parse(json) as Record<string, object>;
      return { all: Object.keys(report), ...listKeys(report, 'durationMs'), ...listKeys(report, 'peakMemory') };
    };
    expect(toKeys(shown)).toEqual(toKeys(readFileSync(file, 'utf8')));
  });
});

describe('the diagnostic in command.md', () => {
  it('is what a build prints', async () => {
    const text = readFileSync(join(root, 'docs/command.md'), 'utf8');
    const [line = '', ...more] = [...text.matchAll(/^content\/\S+:\d+:\d+ error .*$/gm)].map(([match]) => match);
    const [, file = '', row] = /^(\S+):(\d+):1 /.exec(line) ?? [];
    const body = `${'Text.\n\n'.repeat(20)}`
      .split('\n')
      .slice(0, Number(row) - 6)
      .join('\n');
    const site = siteTest({
      'docs.config.ts': "export default { title: 'T', products: [{ id: 'joy-ui', name: 'Joy UI' }] };\n",
      'nav/joy-ui.ts': "export default [{ pathname: '/joy-ui/react-button' }];\n",
      [file]: goodPage('Button', `${body}\n\n{{"demo": "BasicButton.js"}}`),
      'content/joy-ui/react-button/BasicButtons.tsx': 'export default () => null;\n',
    });

    expect(more).toEqual([]);
    expect((await site.buildAndFail()).lines).toEqual([line]);
  });
});

function listKeys(report: Record<string, object>, key: string): Record<string, string[]> {
  return { [key]: Object.keys(report[key] ?? {}).sort() };
}

function list(folder: string): string[] {
  const all = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => file.endsWith('.md')).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

function readOptions(help: string): Options {
  return new Map(
    [...help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)( <\w+>)?/gm)].map(([, name = '', value]) => [name, !!value]),
  );
}

/** The names of the commands in "docs --help", but for that of the help itself. */
function readCommands(help: string): string[] {
  const listed = help.slice(help.indexOf('\nCommands:\n'));
  return [...listed.matchAll(/^ {2}(\w+)/gm)].flatMap(([, name = '']) => (name === 'help' ? [] : [name]));
}

/** What a table of a command has to list, such as "<folder>" and "--port <n>". */
function readRows(help: string): string[] {
  const [usage = ''] = /^Usage: .*$/m.exec(help) ?? [];
  const options = [...help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+(?: <[\w.]+>)?)/gm)].map(([, flags = '']) => flags);
  return [...usage.replace('[options]', '').matchAll(/[<[][\w.]+[>\]]/g)]
    .map(([argument]) => argument)
    .concat(options.filter((flags) => flags !== '--help'));
}

/** "docs check --demos"; the reader replaces a word in brackets or capitals. */
function isKnown(command: string, known: ReadonlyMap<string, Options>): boolean {
  const [name = '', ...words] = command
    .replace(/^(npx |npm run )?docs (-- )?/, '')
    .replace(/[[\]]/g, '')
    .split(/\s+/);
  if (['--help', '--version', '<command>'].includes(name)) return words.every((word) => word === '--help');
  const options = known.get(name);
  if (!options) return false;
  const rest = words.filter((_, index) => !options.get(words[index - 1] ?? ''));
  // A sentence may name an option alone, at the end.
  const isGiven = words.every((word, index) => !options.get(word) || /^[^-]|^$/.test(words[index + 1] ?? ''));
  const places = rest.filter((word) => !word.startsWith('-'));
  return (
    isGiven &&
    rest.every((word) => !word.startsWith('-') || options.has(word)) &&
    (['search', 'merge'].includes(name) ||
      words.includes('--history') ||
      places.length <= (['adopt', 'init', 'pack', 'headers'].includes(name) ? 1 : 0))
  );
}
