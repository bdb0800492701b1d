import { describe, expect, it } from 'vitest';
import { gatherMissingTexts } from '../../../../cli/output/report/gather-missing-texts.ts';

function gather(messages: readonly string[]) {
  const logged: string[] = [];
  const { log, flush } = gatherMissingTexts((message) => logged.push(message));
  messages.forEach((message) => log(message));
  const before = [...logged];
  flush();
  flush();
  return { before, logged };
}

const missing = (language: string, count: number) =>
  Array.from({ length: count }, (_, index) => `Missing translation for ${language}:key.${index}`);

describe('texts that a language lacks', () => {
  it('are logged one by one if there are few', () => {
    expect(gather([...missing('pt', 2).reverse(), ...missing('pt', 2)]).logged).toEqual(missing('pt', 2));
  });

  it('are logged as a number if there are many, for each language', () => {
    expect(gather([...missing('pt', 70), ...missing('de', 6), ...missing('ar', 1)]).logged).toEqual([
      'Missing translation for ar:key.0',
      'Missing translations for de: 6 texts are shown in English. Run docs check --translations to see which.',
      'Missing translations for pt: 70 texts are shown in English. Run docs check --translations to see which.',
    ]);
  });

  it('do not hold back other messages', () => {
    expect(gather(['Another build is running', ...missing('pt', 1)])).toEqual({
      before: ['Another build is running'],
      logged: ['Another build is running', 'Missing translation for pt:key.0'],
    });
  });
});
