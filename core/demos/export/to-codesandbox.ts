import { compressText } from './compress-text.ts';
import type { Project, ProjectForm } from './project.ts';

/** Tasks of a new sandbox: install, then run and show the page. */
const tasks = {
  setupTasks: [{ name: 'Install packages', command: 'npm install' }],
  tasks: { dev: { name: 'Run the demo', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } } },
};

/** Turns a project into the form that opens it on a CodeSandbox server. */
export function toCodesandbox({ files, entry }: Project): ProjectForm {
  const all = { ...files, '.codesandbox/tasks.json': `${JSON.stringify(tasks, null, 2)}\n` };
  const contents = Object.entries(all).map(([path, content]) => [path, { content, isBinary: false }]);
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: {
      parameters: compressText(JSON.stringify({ files: Object.fromEntries(contents) })),
      query: `file=/${entry}`,
    },
  };
}
