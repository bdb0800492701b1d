import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createWeightMeter } from '../../../cli/check/create-weight-meter.ts';

const files: Readonly<Record<string, string>> = { '/a.js': 'import "./b.js";', '/b.js': 'b()', '/a.css': 'a {}' };
const size = (text: string) => gzipSync(text, { level: 9 }).length;
const weights = { scripts: [], styles: [], inline: '', islands: [] };

describe('the meter', () => {
  it('shows the heaviest page of each part, imports included', () => {
    const meter = createWeightMeter({ budgets: { style: 5 }, read: (address) => files[address] ?? '' });
    meter.add({ file: 'light.html', html: '', weights });
    meter.add({
      file: 'heavy.html',
      html: '',
      weights: { ...weights, scripts: ['/a.js', 'https://other.example/x.js'], styles: ['/a.css'], inline: 'go()' },
    });
    meter.add({ file: 'other.html', html: '', weights: { ...weights, styles: ['/a.css'] } });

    expect(meter.read()).toEqual([
      { part: 'inline', bytes: size('go()'), file: 'heavy.html', over: 0 },
      { part: 'script', bytes: size('import "./b.js";') + size('b()'), file: 'heavy.html', over: 0 },
      { part: 'style', bytes: size('a {}'), file: 'heavy.html', over: 2 },
    ]);
  });

  it('weighs HTML only where it has a budget', () => {
    const meter = createWeightMeter({ budgets: { html: 10 }, read: () => '' });
    meter.add({ file: 'a.html', html: '<p>', weights });

    expect(meter.read()[0]).toEqual({ part: 'html', bytes: gzipSync('<p>').length, file: 'a.html', over: 1 });
  });
});
