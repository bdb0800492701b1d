import { describe, expect, it } from 'vitest';
import { removeTypes } from '../../../core/demos/remove-types.ts';

describe('types', () => {
  it('are removed, while comments, names and elements stay', () => {
    const code = [
      "import * as React from 'react';",
      "import Button, { type ButtonProps } from '@mui/joy/Button';",
      '',
      '// Counts presses.',
      'interface CounterProps {',
      '  start: number;',
      '}',
      '',
      'export default function Counter({ start }: CounterProps) {',
      '  const [count, setCount] = React.useState<number>(start as number);',
      '  return <Button onClick={() => setCount(count! + 1)}>{count}</Button>; // shown',
      '}',
      '',
    ].join('\n');

    expect(removeTypes(code)).toBe(
      [
        "import * as React from 'react';",
        "import Button from '@mui/joy/Button';",
        '',
        '// Counts presses.',
        '',
        'export default function Counter({ start }) {',
        '  const [count, setCount] = React.useState(start );',
        '  return <Button onClick={() => setCount(count + 1)}>{count}</Button>; // shown',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('are removed with the imports that only they needed', () => {
    const code =
      "import { Theme } from '@mui/material/styles';\nimport type { A } from './a';\nexport const theme = (value: Theme & A) => value;\n";

    // A formatter closes the gap.
    expect(removeTypes(code).trimStart()).toBe('export const theme = (value) => value;\n');
  });

  it('are removed without the import of React, which JSX needs in older set-ups', () => {
    const code =
      "import * as React from 'react';\n\nexport default function Hello(): React.ReactElement {\n  return <p>Hello</p>;\n}\n";

    expect(removeTypes(code)).toBe(
      "import * as React from 'react';\n\nexport default function Hello() {\n  return <p>Hello</p>;\n}\n",
    );
  });

  it('are removed without changing newer syntax', () => {
    expect(removeTypes('export const a = (b?: { c?: number }) => b?.c ?? 1;\n')).toBe(
      'export const a = (b) => b?.c ?? 1;\n',
    );
  });

  it('cannot be removed from invalid code', () => {
    expect(() => removeTypes('export default function (\n')).toThrow(SyntaxError);
  });

  it('are distinguished from elements by the ending of the file', () => {
    const code = 'export const same = <T>(value: T) => <T>value;\n';

    expect(removeTypes(code, 'content/same.ts')).toBe('export const same = (value) => value;\n');
    expect(() => removeTypes(code, 'content/same.tsx')).toThrow(SyntaxError);
  });
});
