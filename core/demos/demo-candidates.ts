/** A file that may contain a demo, relative to its page's folder. */
interface DemoCandidate {
  readonly file: string;
  readonly styling: 'system' | 'tailwind' | 'css';
}

/**
 * Lists the files that may contain a demo's source, best first: "Name.js", "Name.tsx" and "Name" all mean Name.tsx,
 * then Name.jsx or Name.js, then a folder with one demo for each styling solution.
 */
export function demoCandidates(file: string): DemoCandidate[] {
  const base = file.replace(/^\.\//, '').replace(/\.(js|jsx|ts|tsx)$/, '');
  const single = ['tsx', 'jsx', 'js'].map((ending): DemoCandidate => ({
    file: `${base}.${ending}`,
    styling: 'system',
  }));
  const styled = (['system', 'tailwind', 'css'] as const).flatMap((styling) =>
    ['tsx', 'jsx', 'js'].map((ending): DemoCandidate => ({ file: `${base}/${styling}/index.${ending}`, styling })),
  );
  return [...single, ...styled];
}
