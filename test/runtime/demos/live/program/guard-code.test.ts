import { describe, expect, it } from 'vitest';
import { guardCode } from '../../../../../runtime/demos/live/program/guard-code.ts';

describe('the guard in code', () => {
  it.each([
    ['for (;;) a();', 'for (;;) {__turn();a();}'],
    ['for (;;);', 'for (;;){__turn();;}'],
    ['while (true) { a(); }', 'while (true) {__turn(); a(); }'],
    ['do a(); while (b);', 'do {__turn();a();} while (b);'],
    ['for (const a of b) for (const c in a) d();', 'for (const a of b) {__turn();for (const c in a) {__turn();d();}}'],
    ['outer: for (;;) { continue outer; }', 'outer: for (;;) {__turn(); continue outer; }'],
    ['function a() { return 1; }', 'function a() {__turn(); return 1; }'],
    ['const a = (b) => b * 2;', 'const a = (b) => (__turn(),b * 2);'],
    ['const a = () => ({ b: 1 });', 'const a = () => (__turn(),({ b: 1 }));'],
    ['const a = async () => { await b; };', 'const a = async () => {__turn(); await b; };'],
    ['const a = { b() { return 1; }, c: 2 };', 'const a = { b() {__turn(); return 1; }, c: 2 };'],
    ['class A { constructor() { this.b = 1; } }', 'class A { constructor() {__turn(); this.b = 1; } }'],
  ])('is inserted into every loop and function: %s', (code, expected) => {
    expect(guardCode(code).code).toBe(expected);
  });

  it('ends an endless loop', () => {
    let turns = 0;
    const guard = () => {
      turns += 1;
      if (turns > 100) throw new Error('enough');
    };
    const run = new Function('__turn', guardCode('while (true);').code);

    expect(() => run(guard)).toThrow('enough');
  });

  it('keeps the meaning of code', () => {
    const code =
      'let sum = 0; for (let i = 0; i < 5; i++) if (i % 2) sum += i; const double = (n) => n * 2; return double(sum);';

    expect(new Function('__turn', guardCode(code).code)(() => {})).toBe(8);
  });

  it('adds no line', () => {
    const code = 'function a() {\n  while (b)\n    c();\n}\n';

    expect(guardCode(code).code.split('\n')).toHaveLength(5);
  });
});
