import { describe, expect, it } from 'vitest';
import { slowProblem, toThreadFault } from '../../../../cli/pages/threads/page-fault.ts';
import { makePage } from '../../../make-page.ts';

describe('a page that takes too long', () => {
  const describeProblem = (moment?: Parameters<typeof slowProblem>[2]) => {
    const { rule, place, message, hint } = slowProblem(makePage({ file: 'content/a.md' }), 5, moment);
    return `${place.file}${place.line === undefined ? '' : `:${place.line}`} ${rule} ${message}. ${hint}`;
  };

  it('is reported with what was running', () => {
    expect(describeProblem()).toBe(
      'content/a.md page-timeout The page did not finish within 5 seconds. Look for very long lines of "*", "_" or "[", split the page, or raise limits.pageSeconds in docs.config.ts.',
    );
    expect(describeProblem({ isParsed: true, making: 'content/Big.tsx' })).toBe(
      'content/a.md page-timeout The page did not finish within 5 seconds: it was rendering the demo "content/Big.tsx". Look for large data in the demo and move most of it out, or raise limits.pageSeconds in docs.config.ts.',
    );
    expect(describeProblem({ isParsed: true })).toBe(
      'content/a.md page-timeout The page did not finish within 5 seconds. Look for an endless loop in the components that the page places, split the page, or raise limits.pageSeconds in docs.config.ts.',
    );
    expect(describeProblem({ isParsed: true, at: { line: 7, column: 1 } })).toMatch(/^content\/a\.md:7 page-timeout /);
    expect(
      describeProblem({
        plugin: { part: { plugin: 'acme', part: 'remark' }, place: { file: 'plugins/acme.ts', line: 3 } },
      }),
    ).toBe(
      'plugins/acme.ts:3 plugin-stopped The remark plugin of "acme" did not finish within 5 seconds on "content/a.md". Look for an endless loop or a promise that never settles, or raise limits.pageSeconds in docs.config.ts.',
    );
  });
});

describe('an error that ends a thread', () => {
  const fail = (place: string) =>
    toThreadFault(
      Object.assign(new Error('late'), { stack: `Error: late\n    at f (${place}:3:16)\n    at g (x.js:1:1)` }),
    );

  it('is explained if it comes from code of the site', () => {
    expect(fail('file:///site/.vitrine/modules/iiz5fv9V-rl.mjs')).toMatchObject({
      message: 'A template, component, or plugin of the site fails with "late", which is not caught',
      hint: 'Catch the error, or wait for the promise.',
    });
  });

  it('is returned unchanged if it comes from the engine', () => {
    expect(fail('file:///engine/lib/chunk-A.js').message).toBe('late');
  });
});
