import { describe, expect, it } from 'vitest';
import { serveStylings, serveVariants } from '../../../core/demos/plan-demo.ts';

describe('a demo in several styling solutions', () => {
  it('shows every reader the preferred one', () => {
    expect(serveStylings(['css', 'system', 'tailwind'])).toEqual({
      system: ['system'],
      tailwind: ['tailwind'],
      css: ['css'],
    });
  });

  it('falls back to the nearest where the preferred one is missing', () => {
    expect(serveStylings(['system', 'css'])).toEqual({ system: ['system', 'tailwind'], css: ['css'] });
    expect(serveStylings(['css', 'tailwind'])).toEqual({ tailwind: ['system', 'tailwind'], css: ['css'] });
    expect(serveStylings(['css'])).toEqual({ css: ['system', 'tailwind', 'css'] });
  });

  it('serves no preference where no source is available', () => {
    expect(serveStylings([])).toEqual({});
  });
});

describe('a demo in several languages', () => {
  it('serves readers of TypeScript and of JavaScript', () => {
    expect(serveVariants(['TS', 'JS'])).toEqual({ TS: ['TS'], JS: ['JS'] });
  });

  it('shows JavaScript to all readers where there is no TypeScript', () => {
    expect(serveVariants(['JS'])).toEqual({ JS: ['TS', 'JS'] });
  });
});
