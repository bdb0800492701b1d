import { describe, expect, it } from 'vitest';
import { planWants, toWants } from '../../../../cli/demos/library/plan-wants.ts';
import { toWantKey } from '../../../../core/demos/library/library.ts';
import type { ClosureImport } from '../../../../core/demos/closure/closure.ts';

function imported(changes: Partial<ClosureImport> & { module: string }): ClosureImport {
  return {
    file: 'content/a/Demo.tsx',
    line: 1,
    column: 1,
    specifier: changes.module,
    names: ['a'],
    typeOnly: false,
    kind: 'package',
    ...changes,
  };
}

function plan(...imports: ClosureImport[]): string[] {
  return planWants([{ imports }]).map(toWantKey);
}

describe('the imports of demos from packages', () => {
  it('list each name once, sorted', () => {
    const [b, a] = [
      imported({ module: 'lib', names: ['b', 'a'] }),
      imported({ module: 'lib', names: ['a', 'default'] }),
    ];

    expect(plan(b, a)).toEqual(['lib a', 'lib b', 'lib default']);
    expect(planWants([{ imports: [a] }, { imports: [b] }])).toEqual(planWants([{ imports: [b, a] }]));
  });

  it('contain the targets of aliases', () => {
    expect(plan(imported({ module: 'lib', specifier: 'short' }))).toEqual(['lib a']);
  });

  it('do not contain types, files of the site, and shared modules', () => {
    expect(
      plan(
        imported({ module: 'lib', typeOnly: true }),
        imported({ module: 'react' }),
        imported({ module: 'react-dom/client' }),
        { ...imported({ module: '' }), kind: 'local', target: 'content/a/b.ts' },
        { ...imported({ module: '' }), kind: 'missing', module: undefined },
      ),
    ).toEqual([]);
  });
});

describe('toWants', () => {
  it.each([
    [['*'], ['lib *']],
    [['default', '*'], ['lib *']],
    [[], ['lib ']],
    [
      ['a', 'default'],
      ['lib a', 'lib default'],
    ],
  ])('turns the names %j into %j', (names, wants) => {
    expect(toWants('lib', names).map(toWantKey)).toEqual(wants);
  });
});
