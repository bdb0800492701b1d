import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mayBeDeep } from '../../../../core/demos/library/may-be-deep.ts';

const units = {
  lists: ['[', ']'],
  objects: ['({a:', '})'],
  functions: ['function f(){', '}'],
  arrows: ['()=>', ''],
  sums: ['1+', ''],
  calls: ['a().', ''],
  branches: ['else if(a){}', ''],
  loops: ['for(;;)', ''],
  instances: ['new ', ''],
} as const;

describe('code of packages', () => {
  it.each(Object.entries(units))('may be nested too deep: %s', (_name, [before, after]) => {
    expect(mayBeDeep(`${before.repeat(2000)}1${after.repeat(2000)}`)).toBe(true);
    expect(mayBeDeep(`${before.repeat(100)}1${after.repeat(100)}`)).toBe(false);
  });

  it.each([
    'react-dom/cjs/react-dom.production.min.js',
    '@mui/material/Button/Button.js',
    '@emotion/react/package.json',
  ])('is not suspected where people wrote it: %s', (file) => {
    expect(mayBeDeep(readFileSync(`node_modules/${file}`, 'utf8'))).toBe(false);
  });
});
