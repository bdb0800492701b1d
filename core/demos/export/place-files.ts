// The files of a closure → where they stand in the exported project: under src/, each in the same
// place as seen from the others. The demo is called App, as the start of a project is.

const taken = /^(?:main\.[jt]sx?|styles\.css|vite-env\.d\.ts)$/;

/** Places the files of a closure in a project. `entry` is one of them. */
export function placeFiles(files: readonly string[], entry: string): Map<string, string> {
  const base = commonFolder(files);
  const isTaken = files.some((file) => file !== entry && taken.test(file.slice(base.length)));
  const home = isTaken ? 'src/demo/' : 'src/';

  return new Map(
    files.map((file) => [file, home + (file === entry ? appFile(entry, files) : file).slice(base.length)]),
  );
}

/** Places the files of a wrapper that shares none with the demo; they keep their places as seen from one another. */
export function placeWrapper(files: readonly string[]): Map<string, string> {
  const base = commonFolder(files);
  return new Map(files.map((file) => [file, `src/wrapper/${file.slice(base.length)}`]));
}

/** With its slash, or '' where the files have no folder in common. */
function commonFolder(files: readonly string[]): string {
  const [first = '', ...others] = files.map((file) => file.split('/').slice(0, -1));
  const steps = [...first];
  for (const other of others) {
    const differs = steps.findIndex((step, at) => other[at] !== step);
    if (differs !== -1) steps.length = differs;
  }
  return steps.map((step) => `${step}/`).join('');
}

function appFile(entry: string, files: readonly string[]): string {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const hasApp = files.some((file) => file !== entry && file.startsWith(`${folder}App.`));
  return hasApp ? entry : `${folder}App${/\.\w+$/.exec(entry)?.[0] ?? ''}`;
}
