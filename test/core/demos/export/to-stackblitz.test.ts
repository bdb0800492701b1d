import { describe, expect, it } from 'vitest';
import { toStackblitz } from '../../../../core/demos/export/to-stackblitz.ts';

describe('the form for StackBlitz', () => {
  it('has a field for each file, and opens the demo', () => {
    const project = {
      title: 'Demo',
      description: 'Shows it.',
      files: { 'package.json': '{}\n', 'src/App.tsx': 'a\n' },
      entry: 'src/App.tsx',
    };

    expect(toStackblitz(project)).toEqual({
      action: 'https://stackblitz.com/run?file=src%2FApp.tsx',
      fields: {
        'project[title]': 'Demo',
        'project[description]': 'Shows it.',
        'project[template]': 'node',
        'project[files][package.json]': '{}\n',
        'project[files][src/App.tsx]': 'a\n',
      },
    });
  });
});
