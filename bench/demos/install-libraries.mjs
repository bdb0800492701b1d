// Installs the libraries of row 6 that this repository does not use, in a separate project that is
// reused between runs. Versions are exact, and fit the React of the repository.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const versions = {
  '@chakra-ui/react': '3.37.0',
  '@emotion/react': '11.14.0',
  '@mantine/core': '7.17.8',
  '@mantine/hooks': '7.17.8',
  antd: '5.29.3',
  'lucide-react': '1.75.0',
  react: '18.3.1',
  'react-bootstrap': '2.10.10',
  'react-dom': '18.3.1',
};

/** Returns the folder of the project. */
export function toLibrariesFolder(repository) {
  return join(repository, 'bench/.sites/libraries');
}

/** Installs the libraries, unless they are installed. */
export function installLibraries(folder) {
  const manifest = `${JSON.stringify({ name: 'libraries-of-the-benchmark', private: true, dependencies: versions }, null, 2)}\n`;
  const file = join(folder, 'package.json');
  const isInstalled = existsSync(join(folder, 'node_modules')) && readFileSync(file, 'utf8') === manifest;
  if (isInstalled) return;

  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}
