// The files of a closure → their paths in the exported project: under src/, with the same relative paths to each
// other. The demo is called App, as usual for the entry of a project.

const reserved = /^(?:main\.[jt]sx?|styles\.css|vite-env\.d\.ts)$/;

/** Maps the files of a closure to paths in the project. `entry` is the demo's file. */
export function placeFiles(files: readonly string[], entry: string): Map<string, string> {
  const base = commonFolder(files);
  const hasReserved = files.some((file) => file !== entry && reserved.test(file.slice(base.length)));
  const folder = hasReserved ? 'src/demo/' : 'src/';

  return new Map(
    files.map((file) => [file, folder + (file === entry ? appFile(entry, files) : file).slice(base.length)]),
  );
}

/** Maps the files of a wrapper that shares none with the demo to paths in the project. */
export function placeWrapper(files: readonly string[]): Map<string, string> {
  const base = commonFolder(files);
  return new Map(files.map((file) => [file, `src/wrapper/${file.slice(base.length)}`]));
}

/** The common folder with its trailing slash; '' if there is none. */
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
