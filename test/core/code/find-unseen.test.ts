import { describe, expect, it } from 'vitest';
import { findUnseen } from '../../../core/code/find-unseen.ts';

const points = (code: string) => findUnseen(code).map(({ point, kind }) => `${point} ${kind}`);

describe('invisible and misleading characters in code', () => {
  it.each([
    ['a\u202Eb\u202C', ['U+202E direction', 'U+202C direction']],
    ['a\u2066b\u2069', ['U+2066 direction', 'U+2069 direction']],
    ['a\u200Fb', ['U+200F direction']],
    ['a\u200Bb', ['U+200B unseen']],
    ['\uFEFFlet a', ['U+FEFF unseen']],
    ['so\u00ADft', ['U+00AD unseen']],
    ['a\u2060b', ['U+2060 unseen']],
    ['a\u200Cb', ['U+200C unseen']],
    ['a\u200D', ['U+200D unseen']],
    ['const \u3164 = 1', ['U+3164 unseen']],
    ['x\u{E0041}', ['U+E0041 unseen']],
    ['p\u0430ypal', ['U+0430 lookalike']],
    ['\u0391dmin', ['U+0391 lookalike']],
  ])('are found in %j', (code, expected) => {
    expect(points(code)).toEqual(expected);
  });

  it.each([
    "'👩\u200D💻 👨\u200D👩\u200D👧 🏳️\u200D🌈 👩🏽\u200D🚀'",
    "'می\u200Cخواهم'",
    "'क्\u200Dष'",
    "'שלום' + 'مرحبا'",
    "'привет' + 'Ελλάδα'",
    'const Δx = π * r',
    'plain code',
    "'🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'",
  ])('are not found in %j', (code) => {
    expect(points(code)).toEqual([]);
  });
});
