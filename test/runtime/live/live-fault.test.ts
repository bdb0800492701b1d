import { describe, expect, it } from 'vitest';
import translations from '../../../locales/translations.json' with { type: 'json' };
import { formatFault, formatPlace, type LiveFault } from '../../../runtime/live/live-fault.ts';
import { createLiveLabels } from '../../../runtime/live/live-labels.ts';

const labels = createLiveLabels(
  (key) => (translations as unknown as { live: Record<string, string> }).live[key.slice('live.'.length)] ?? key,
);

describe('a fault', () => {
  it.each<[LiveFault, string]>([
    [{ kind: 'syntax', message: 'Unexpected token' }, 'Unexpected token'],
    [{ kind: 'unknown-module', module: 'a', known: ['b', 'c'] }, 'There is no module "a" here. There are: b, c'],
    [{ kind: 'no-component' }, 'The file exports no component. Export the one to show by default.'],
    [{ kind: 'slow' }, 'The code ran for more than a second without a pause, so it was stopped.'],
    [{ kind: 'lost' }, 'The result went away or stopped answering, so it was started again.'],
    [{ kind: 'unloaded' }, 'What the demo needs could not be loaded. Go on typing when you are online.'],
  ])('%j reads: %s', (fault, expected) => {
    expect(formatFault(fault, labels)).toBe(expected);
  });

  it('has its place before it, and the file when it is another than the one in the editor', () => {
    const place = { file: 'data.ts', line: 3, column: 7 };

    expect(formatPlace(place, { labels, shown: 'data.ts' })).toBe('Line 3, column 7');
    expect(formatPlace(place, { labels, shown: 'Demo.tsx' })).toBe('data.ts, Line 3, column 7');
  });
});

describe('the words of the editor', () => {
  it('are all there in English', () => {
    expect(Object.values(labels).filter((text) => text.startsWith('live.'))).toEqual([]);
  });
});
