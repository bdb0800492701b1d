import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findDeepCode } from '../../../core/demos/find-deep-code.ts';
import { isEvery } from '../../everyday.ts';

const count = 60_000;
const deep: Readonly<Record<string, (count: number) => string>> = {
  elements: (times) => `x=${'<b>'.repeat(times)}x${'</b>'.repeat(times)}`,
  parentheses: (times) => `x=${'('.repeat(times)}1${')'.repeat(times)}`,
  'parentheses with texts of them': (times) => `x=${"(')'+".repeat(times)}1${')'.repeat(times)}`,
  lists: (times) => `x=${'['.repeat(times)}${']'.repeat(times)}`,
  arrows: (times) => `x=${'a=>'.repeat(times)}1`,
  'arrows without names': (times) => `x=${'()=>'.repeat(times)}1`,
  'branches of blocks': (times) => `if(a){}${'else if(a){}'.repeat(times)}`,
  conditions: (times) => `${'if(a)'.repeat(times)};`,
  loops: (times) => `${'for(;;)'.repeat(times)};`,
  classes: (times) => `${'class A{static{'.repeat(times)}${'}}'.repeat(times)}`,
  instances: (times) => `x=${'new '.repeat(times)}A`,
  'types of types': (times) => `x=${'typeof '.repeat(times)}a`,
  values: (times) => `x=${'a='.repeat(times)}1`,
  choices: (times) => `x=${'a?b:'.repeat(times)}1`,
  signs: (times) => `x=${'!'.repeat(times)}1`,
  blocks: (times) => `${'{'.repeat(times)}${'}'.repeat(times)}`,
  sums: (times) => `x=${'1+'.repeat(times)}1`,
  templates: (times) => `x=${'`${'.repeat(times)}1${'}`'.repeat(times)}`,
  branches: (times) => `${'if(a);else '.repeat(times)};`,
  types: (times) => `type X=${'A<'.repeat(times)}B${'>'.repeat(times)}`,
  calls: (times) => `x=a${'()'.repeat(times)}`,
  members: (times) => `x=a${'.b'.repeat(times)}`,
};

describe('code that is nested', () => {
  it.each(Object.keys(deep))('too deep is found: %s', (name) => {
    expect(findDeepCode(deep[name]!(count))).toBeGreaterThan(0);
  });

  it.each(Object.keys(deep))('as people write it is not reported: %s', (name) => {
    expect(findDeepCode(deep[name]!(300))).toBeUndefined();
    expect(findDeepCode(`${deep[name]!(20)};\n`.repeat(200))).toBeUndefined();
  });

  it.each([
    ['a picture in letters', `export const dot = 'data:image/png;base64,${'iVBORw0KGgo/AAA+NSUh='.repeat(20_000)}';`],
    ['lines of HTML', `export default [${"'<br>one <b>two',\n".repeat(5000)}];`],
    ['a long template', `const text = \`${'<p>:( and so on\n'.repeat(5000)}\`;`],
    ['a comment', `/*${'<p> ((('.repeat(5000)}*/`],
  ])('is not found in %s', (_what, code) => {
    expect(findDeepCode(code)).toBeUndefined();
  });

  it.runIf(isEvery)('does not occur in this repository', () => {
    const folder = fileURLToPath(new URL('../../../', import.meta.url));
    const files = ['core', 'cli', 'content', 'runtime', 'templates', 'test'].flatMap((room) =>
      readdirSync(folder + room, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.[jt]sx?$/.test(file) && !/node_modules|deep/.test(file))
        .map((file) => `${folder}${room}/${file}`),
    );

    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => findDeepCode(readFileSync(file, 'utf8')) !== undefined)).toEqual([]);
  });
});
