import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { containers } from '../../../../core/markdown/constructs/container-names.ts';
import { constructNames } from '../../../../core/markdown/mdx/to-construct.ts';
import { parseBody } from '../parse-page.ts';

const readText = (file: string) => readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8');
const manual = readText('docs/site.md');
const section = /^### Callouts$([^]*?)^### Partials$/m.exec(manual)?.[1] ?? '';
const elements = /^## The engine's own elements$([^]*?)^## /m.exec(readText('docs/mdx.md'))?.[1] ?? '';

describe('the table of containers', () => {
  it.each(containers.map(({ name }) => [name]))('has %s, which pages can use and the manual explains', (name) => {
    const { problems } = parseBody(`:::${name} Title\n1. A\n:::\n`);

    expect(problems.filter(({ rule }) => rule === 'callout-unknown')).toEqual([]);
    expect(section).toMatch(new RegExp(`\`${name}\`|^:::${name}\\b`, 'm'));
  });

  it.each(containers.map(({ name }) => [name]))('has %s, which is offered to an author who misspells it', (name) => {
    const { problems } = parseBody(`:::${name}x\n1. A\n:::\n`);

    expect(problems.map(({ hint }) => hint)).toEqual([`Did you mean ":::${name}"?`]);
  });

  it('has a title in the interface for each name of a callout', () => {
    const { content } = JSON.parse(readText('locales/translations.json')) as { content: Record<string, string> };
    const names = containers.flatMap((each) => (each.kind === 'block' ? [] : [each.name]));

    expect(names.filter((name) => content[name] === undefined)).toEqual([]);
  });
});

describe('the elements of MDX', () => {
  it.each(constructNames)('include %s, which the manual explains', (name) => {
    expect(elements).toMatch(new RegExp(`\`<${name}[ >]`));
  });
});
