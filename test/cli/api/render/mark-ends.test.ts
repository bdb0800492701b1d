import { describe, expect, it } from 'vitest';
import { cutOut, markEnds } from '../../../../cli/api/render/mark-ends.ts';

describe('markup between two marks', () => {
  const mark = (props: Readonly<Record<string, string>>) =>
    `<i ${Object.keys(props).join(' ')}="" data-docs-seen="3"></i>`;

  it('is cut out of the markup around it', () => {
    const marked = markEnds('<b>x</b>', mark).join('');

    expect(cutOut(`<ul><i></i>${marked}<li>y</li>${marked}</ul>`)).toBe('<b>x</b>');
    expect(cutOut('<ul></ul>')).toBeUndefined();
  });
});
