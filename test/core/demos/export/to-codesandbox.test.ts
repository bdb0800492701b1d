import { describe, expect, it } from 'vitest';
import { compressText } from '../../../../core/demos/export/compress-text.ts';
import { toCodesandbox } from '../../../../core/demos/export/to-codesandbox.ts';

describe('the form for CodeSandbox', () => {
  it('has all files compressed, says how to run them, and opens the demo', () => {
    const { action, fields } = toCodesandbox({
      title: 'Demo',
      description: '',
      files: { 'src/App.tsx': 'a\n' },
      entry: 'src/App.tsx',
    });

    const tasks = {
      setupTasks: [{ name: 'Install packages', command: 'npm install' }],
      tasks: { dev: { name: 'Run the demo', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } } },
    };
    const files = {
      'src/App.tsx': { content: 'a\n', isBinary: false },
      '.codesandbox/tasks.json': { content: `${JSON.stringify(tasks, null, 2)}\n`, isBinary: false },
    };
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
    expect(fields).toEqual({ parameters: compressText(JSON.stringify({ files })), query: 'file=/src/App.tsx' });
  });
});
