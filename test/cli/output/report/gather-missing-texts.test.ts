import { describe, expect, it } from 'vitest';
import { gatherMissingTexts } from '../../../../cli/output/report/gather-missing-texts.ts';

function gather(messages: readonly string[]) {
  const told: string[] = [];
  const { log, flush } = gatherMissingTexts((message) => told.push(message));
  messages.forEach((message) => log(message));
  const before = [...told];
  flush();
  flush();
  return { before, told };
}

const missing = (language: string, count: number) =>
  Array.from({ length: count }, (_, index) => `Missing translation for ${language}:key.${index}`);

describe('texts that a language lacks', () => {
  it('are told one by one where they are few', () => {
    expect(gather([...missing('pt', 2).reverse(), ...missing('pt', 2)]).told).toEqual(missing('pt', 2));
  });

  it('are a number where they are many, for each language', () => {
    expect(gather([...missing('pt', 70), ...missing('de', 6), ...missing('ar', 1)]).told).toEqual([
      'Missing translation for ar:key.0',
      'Missing translations for de: 6 texts are shown in English. Run docs check --translations to see which.',
      'Missing translations for pt: 70 texts are shown in English. Run docs check --translations to see which.',
    ]);
  });

  it('let everything else pass at once', () => {
    expect(gather(['Another build is running', ...missing('pt', 1)])).toEqual({
      before: ['Another build is running'],
      told: ['Another build is running', 'Missing translation for pt:key.0'],
    });
  });
});
