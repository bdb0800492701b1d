import { describe, expect, it } from 'vitest';
import { endSentence } from '../../../../core/check/report/end-sentence.ts';

describe('the end of a message', () => {
  it.each([
    ['No page', 'No page.'],
    ['No page has the path "/x."', 'No page has the path "/x.".'],
    ['Is it there?', 'Is it there?'],
    ['It ends.', 'It ends.'],
    ['', '.'],
  ])('of %j makes it %j', (message, sentence) => {
    expect(endSentence(message)).toBe(sentence);
  });
});
