import { expect, it } from 'vitest';
import { formatInstall } from '../../../core/text/format-install.ts';

it('a command that installs packages is written for the package manager', () => {
  expect(formatInstall('react react-dom')).toBe('npm install react react-dom');
  expect(formatInstall('react', { manager: 'pnpm' })).toBe('pnpm add react');
  expect(formatInstall('sass', { manager: 'yarn', isDev: true })).toBe('yarn add --dev sass');
  expect(formatInstall('sass', { manager: 'bun', isDev: true })).toBe('bun add --dev sass');
});
