import { describe, expect, it } from 'vitest';
import translations from '../../../../locales/translations.json' with { type: 'json' };
import { formatFault, formatPlace, type LiveFault } from '../../../../runtime/demos/live/live-fault.ts';
import { createLiveLabels } from '../../../../runtime/demos/live/live-labels.ts';

const labels = createLiveLabels(
  (key) => (translations as unknown as { live: Record<string, string> }).live[key.slice('live.'.length)] ?? key,
);

describe('a fault', () => {
  it.each<[LiveFault, string]>([
    [{ kind: 'syntax', message: 'Unexpected token' }, 'Unexpected token'],
    [
      { kind: 'unknown-module', module: 'a', known: ['b', 'c'] },
      'The module "a" is not available here. Available modules: b, c',
    ],
    [{ kind: 'no-component' }, 'This file does not export a component. Add a default export.'],
    [{ kind: 'slow' }, 'The code ran for more than a second without a break, so it was stopped.'],
    [{ kind: 'lost' }, 'The preview stopped responding, so it was restarted.'],
    [
      { kind: 'unloaded' },
      'The packages of this demo could not be loaded. Keep typing, and try again when you are online.',
    ],
  ])('%j reads: %s', (fault, expected) => {
    expect(formatFault(fault, labels)).toBe(expected);
  });

  it('is shown with its place, and with its file if that is not the one in the editor', () => {
    const place = { file: 'data.ts', line: 3, column: 7 };

    expect(formatPlace(place, { labels, shown: 'data.ts' })).toBe('Line 3, column 7');
    expect(formatPlace(place, { labels, shown: 'Demo.tsx' })).toBe('data.ts, Line 3, column 7');
  });
});

describe('the texts of the editor', () => {
  it('are complete in English', () => {
    expect(Object.values(labels).filter((text) => text.startsWith('live.'))).toEqual([]);
  });
});
