// npm commands → the same commands for another package manager, line by line.
//
// Known commands are converted word by word. A command without a counterpart stays unchanged and is reported.

/** Package managers that readers can choose, in the order in which they are shown. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

type Manager = (typeof packageManagers)[number];

/** Converted commands, and those that only npm has. */
interface ConvertedCommands {
  readonly code: string;
  readonly unknown: readonly string[];
}

/** Converts npm commands for another package manager. */
export function convertCommands(code: string, manager: Manager): ConvertedCommands {
  const unknown: string[] = [];
  if (manager === 'npm') return { code, unknown };
  const converted = code.replace(
    /(^|&&|\|\||[;|(])([ \t]*(?:(?:\$ |> )[ \t]*)?(?:\w+=[^\s;|&]+ +|sudo +)*)(npm|npx)(?=\s|$)([^\n;|&)#]*)/gm,
    (written, before: string, lead: string, program: string, rest: string) => {
      const words = rest.trim().split(/\s+/).filter(Boolean);
      const command = program === 'npx' ? runPackage(words, manager) : convert(words, manager);
      if (command === undefined) unknown.push(`${program} ${words.join(' ')}`.trim());
      const trailing = rest.slice(rest.trimEnd().length);
      return command === undefined ? written : `${before}${lead}${command}${rest.trim() === '' ? rest : trailing}`;
    },
  );
  return { code: converted, unknown };
}

function convert(words: readonly string[], manager: Manager): string | undefined {
  const [name = '', ...rest] = words;
  switch (name) {
    case 'install':
    case 'i':
    case 'add':
      return rest.some(isName) ? addPackages(rest, manager) : join(manager, 'install', rest);
    case 'ci':
      return join(manager, 'install --frozen-lockfile', rest);
    case 'uninstall':
    case 'remove':
    case 'rm':
    case 'un':
      return removePackages(rest, manager);
    case 'update':
    case 'up':
    case 'upgrade':
      return join(manager, manager === 'yarn' ? 'upgrade' : 'update', rest);
    case 'run':
    case 'run-script':
      return rest.length === 0 ? undefined : join(manager, 'run', withoutDashes(rest));
    case 'start':
    case 'test':
    case 't':
      // "bun test" is Bun's own test runner, not the script.
      return join(manager, `${manager === 'bun' ? 'run ' : ''}${name === 't' ? 'test' : name}`, withoutDashes(rest));
    case 'init':
    case 'create':
      if (rest.some(isName)) return join(manager, 'create', withoutDashes(rest));
      return join(manager, 'init', manager === 'pnpm' ? rest.filter((word) => !/^(?:-y|--yes)$/.test(word)) : rest);
    case 'exec':
    case 'x':
      return runPackage(withoutDashes(rest), manager);
    case 'publish':
    case 'outdated':
    case 'link':
      return join(manager, name, rest);
    default:
      return undefined;
  }
}

const longFlags: Readonly<Record<string, string>> = {
  '-D': '--save-dev',
  '-E': '--save-exact',
  '-O': '--save-optional',
  '-g': '--global',
  '-S': '--save',
  '-P': '--save',
  '--save-prod': '--save',
};

/** Names of npm's flags in the other package managers. */
const flags: Readonly<Record<string, Readonly<Record<Exclude<Manager, 'npm'>, string>>>> = {
  '--save-dev': { yarn: '--dev', pnpm: '--save-dev', bun: '--dev' },
  '--save-exact': { yarn: '--exact', pnpm: '--save-exact', bun: '--exact' },
  '--save-optional': { yarn: '--optional', pnpm: '--save-optional', bun: '--optional' },
  '--save-peer': { yarn: '--peer', pnpm: '--save-peer', bun: '--peer' },
  '--global': { yarn: '', pnpm: '--global', bun: '--global' },
  '--save': { yarn: '', pnpm: '', bun: '' },
};

function addPackages(words: readonly string[], manager: Manager): string {
  return join(manager, isGlobal(words) && manager === 'yarn' ? 'global add' : 'add', toFlags(words, manager));
}

function removePackages(words: readonly string[], manager: Manager): string {
  const global = toFlags(
    words.filter((word) => isName(word) || isGlobal([word])),
    manager,
  );
  return join(manager, isGlobal(words) && manager === 'yarn' ? 'global remove' : 'remove', global);
}

function toFlags(words: readonly string[], manager: Manager): string[] {
  if (manager === 'npm') return [...words];
  return words.map((word) => flags[longFlags[word] ?? word]?.[manager] ?? word).filter(Boolean);
}

function isGlobal(words: readonly string[]): boolean {
  return words.some((word) => word === '-g' || word === '--global');
}

function runPackage(words: readonly string[], manager: Manager): string | undefined {
  const packageWords = words.filter((word, index) => index > 0 || !/^(?:-y|--yes)$/.test(word));
  if (!packageWords[0] || packageWords[0].startsWith('-')) return undefined;
  return manager === 'bun' ? ['bunx', ...packageWords].join(' ') : join(manager, 'dlx', packageWords);
}

/** Removes "--" before the arguments of a script, which only npm needs. */
function withoutDashes(words: readonly string[]): string[] {
  const index = words.indexOf('--');
  return index === -1 ? [...words] : [...words.slice(0, index), ...words.slice(index + 1)];
}

function isName(word: string): boolean {
  return !word.startsWith('-');
}

function join(manager: Manager, command: string, words: readonly string[]): string {
  return [manager, command, ...words].join(' ');
}
