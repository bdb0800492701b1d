import { describe, expect, it } from 'vitest';
import { serveStylings, serveVariants } from '../../../core/demos/plan-demo.ts';

describe('a demo in several styling solutions', () => {
  it('gives every reader the one they want', () => {
    expect(serveStylings(['css', 'system', 'tailwind'])).toEqual({
      system: ['system'],
      tailwind: ['tailwind'],
      css: ['css'],
    });
  });

  it('gives the nearest where the wanted one is missing', () => {
    expect(serveStylings(['system', 'css'])).toEqual({ system: ['system', 'tailwind'], css: ['css'] });
    expect(serveStylings(['css', 'tailwind'])).toEqual({ tailwind: ['system', 'tailwind'], css: ['css'] });
    expect(serveStylings(['css'])).toEqual({ css: ['system', 'tailwind', 'css'] });
  });

  it('gives nothing where there is nothing', () => {
    expect(serveStylings([])).toEqual({});
  });
});

describe('a demo in several languages', () => {
  it('serves who wants types and who does not', () => {
    expect(serveVariants(['TS', 'JS'])).toEqual({ TS: ['TS'], JS: ['JS'] });
  });

  it('shows JavaScript to everybody where it has no types', () => {
    expect(serveVariants(['JS'])).toEqual({ JS: ['TS', 'JS'] });
  });
});
