import type { Project, ProjectForm } from './project.ts';

/** Turns a project into the form that opens it on StackBlitz, in its Node environment. */
export function toStackblitz({ title, description, files, entry }: Project): ProjectForm {
  const contents = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(entry)}`,
    fields: {
      'project[title]': title,
      'project[description]': description,
      'project[template]': 'node',
      ...Object.fromEntries(contents),
    },
  };
}
