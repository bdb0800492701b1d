import { describe, expect, it } from 'vitest';
import { convertCommands, packageManagers } from '../../../core/code/convert-command.ts';

function convert(code: string): string[] {
  return packageManagers.slice(1).map((manager) => convertCommands(code, manager).code);
}

describe('an npm command', () => {
  it.each([
    ['npm install', ['pnpm install', 'yarn install', 'bun install']],
    ['npm i @mui/joy react', ['pnpm add @mui/joy react', 'yarn add @mui/joy react', 'bun add @mui/joy react']],
    ['npm install -D vite', ['pnpm add --save-dev vite', 'yarn add --dev vite', 'bun add --dev vite']],
    ['npm install --save a', ['pnpm add a', 'yarn add a', 'bun add a']],
    ['npm i -g a', ['pnpm add --global a', 'yarn global add a', 'bun add --global a']],
    ['npm uninstall --save-dev a', ['pnpm remove a', 'yarn remove a', 'bun remove a']],
    ['npm run build -- --watch', ['pnpm run build --watch', 'yarn run build --watch', 'bun run build --watch']],
    ['npm test', ['pnpm test', 'yarn test', 'bun run test']],
    ['npm ci', ['pnpm install --frozen-lockfile', 'yarn install --frozen-lockfile', 'bun install --frozen-lockfile']],
    ['npm update a', ['pnpm update a', 'yarn upgrade a', 'bun update a']],
    [
      'npm create vite my-app -- --template react',
      [
        'pnpm create vite my-app --template react',
        'yarn create vite my-app --template react',
        'bun create vite my-app --template react',
      ],
    ],
    ['npm init -y', ['pnpm init', 'yarn init -y', 'bun init -y']],
    ['npx vitrine init docs', ['pnpm dlx vitrine init docs', 'yarn dlx vitrine init docs', 'bunx vitrine init docs']],
    ['npx --yes a', ['pnpm dlx a', 'yarn dlx a', 'bunx a']],
  ])('%s is converted for the other package managers', (code, others) => {
    expect(convert(code)).toEqual(others);
  });

  it('is found after other commands, after a prompt, and with environment variables', () => {
    expect(convert('cd app && npm i && npm run dev\n$ CI=1 npm test # npm\n')[0]).toBe(
      'cd app && pnpm install && pnpm run dev\n$ CI=1 pnpm test # npm\n',
    );
  });

  it('stays unchanged without a counterpart, and is reported', () => {
    expect(convertCommands('npm audit fix\nnpm i a\n', 'yarn')).toEqual({
      code: 'npm audit fix\nyarn add a\n',
      unknown: ['npm audit fix'],
    });
  });
});
