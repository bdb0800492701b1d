import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createWeightMeter } from '../../../cli/check/create-weight-meter.ts';

const files: Readonly<Record<string, string>> = { '/a.js': 'import "./b.js";', '/b.js': 'b()', '/a.css': 'a {}' };
const size = (text: string) => gzipSync(text, { level: 9 }).length;
const weights = { scripts: [], styles: [], inline: '', islands: [], modules: [] };

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

  it('distinguishes the engine, React, and the demos of a page', () => {
    const scripts: Readonly<Record<string, string>> = {
      '/_app/main.js': 'var i={Demo:()=>import("./demo.js"),Other:()=>import("./other.js")}',
      '/_app/demo.js': 'import"./shared.js";demo()',
      '/_app/shared.js': 'shared()',
      '/_app/react.js': 'throw Error("Minified React error #"+code)',
      '/_app/base.js': 'import"./react.js";base()',
      '/_app/demos.a1.js': 'import{m}from"./base.js";import"./library.b2.js";m()',
      '/_app/library.b2.js': 'import{m}from"./base.js";library()',
    };
    const sum = (...names: string[]) => names.reduce((bytes, name) => bytes + size(scripts[`/_app/${name}`] ?? ''), 0);
    const meter = createWeightMeter({ budgets: { islands: 1 }, read: (address) => scripts[address] ?? '' });
    meter.add({
      file: 'a.html',
      html: '',
      weights: { ...weights, scripts: ['/_app/main.js'], islands: ['Demo'], modules: ['/_app/demos.a1.js'] },
    });

    expect(meter.read().slice(1)).toEqual([
      { part: 'script', bytes: sum('main.js'), file: 'a.html', over: 0 },
      { part: 'islands', bytes: sum('main.js', 'demo.js', 'shared.js', 'base.js'), file: 'a.html', over: 1 },
      { part: 'react', bytes: sum('react.js'), file: 'a.html', over: 0 },
      { part: 'demos', bytes: sum('demos.a1.js', 'library.b2.js'), file: 'a.html', over: 0 },
      { part: 'style', bytes: 0, file: 'a.html', over: 0 },
    ]);
  });

  it('measures HTML only if it has a budget', () => {
    const meter = createWeightMeter({ budgets: { html: 10 }, read: () => '' });
    meter.add({ file: 'a.html', html: '<p>', weights });

    expect(meter.read()[0]).toEqual({ part: 'html', bytes: gzipSync('<p>').length, file: 'a.html', over: 1 });
  });

  it('does not count the style sheets of demos among those of the engine', () => {
    const meter = createWeightMeter({ budgets: { style: 100 }, read: (address) => address.repeat(100) });
    const styles = ['/docs/_app/style.a1.css', '/docs/_app/assets/kit.b2.css'];
    meter.add({ file: 'a.html', html: '', weights: { ...weights, styles } });

    expect(meter.read().find(({ part }) => part === 'style')).toEqual({
      part: 'style',
      bytes: gzipSync('/docs/_app/style.a1.css'.repeat(100), { level: 9 }).length,
      file: 'a.html',
      over: 0,
    });
  });
});
