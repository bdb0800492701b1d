import { describe, expect, it } from 'vitest';
import { createScriptGraph } from '../../../cli/check/create-script-graph.ts';

const scripts: Readonly<Record<string, string>> = {
  '/_app/main.js':
    'import{a}from"./shared.js";import"./side.js";var i={Settings:()=>import("./settings.js"),Other:()=>import("./other.js")};import(`./hydrate.js`);import("./ripple.js")',
  '/_app/settings.js': 'import{b}from"./react.js";export{c}',
  '/_app/hydrate.js': 'import{b}from"./react.js";import{d}from"./dom.js"',
  '/_app/dom.js': 'throw Error("Minified React error #"+code)',
};
const graph = createScriptGraph((address) => scripts[address] ?? '');

describe('the scripts of a page', () => {
  it('include their static imports', () => {
    expect([...graph.follow(['/_app/main.js'])]).toEqual(['/_app/main.js', '/_app/shared.js', '/_app/side.js']);
  });

  it('include React and the code of only the page’s islands', () => {
    const first = graph.follow(['/_app/main.js']);

    const { engine, react, demos } = graph.followIslands(first, { islands: ['Settings'], modules: [] });

    expect([...engine].sort()).toEqual(['/_app/hydrate.js', '/_app/react.js', '/_app/settings.js']);
    expect(react).toEqual(['/_app/dom.js']);
    expect(demos).toEqual([]);
  });

  it('may have circular imports', () => {
    const circle = createScriptGraph((address) => (address === '/a.js' ? 'import"./b.js"' : 'import"./a.js"'));

    expect([...circle.follow(['/a.js'])]).toEqual(['/a.js', '/b.js']);
  });
});
