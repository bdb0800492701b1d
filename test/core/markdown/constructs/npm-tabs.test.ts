import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('a fence with npm commands', () => {
  it('becomes tabs that share the choice of a package manager, and need no script', () => {
    const { html, problems } = parseBody(
      '```bash npm2yarn title="Install"\nnpm i -D a\n```\n\n```bash npm2yarn\nnpx a\n```\n',
    );

    expect(problems).toEqual([]);
    expect(
      [...html.matchAll(/<label for="([^"]*)" class="tabs-label">([^<]*)/g)].map(([, id, label]) => `${id} ${label}`),
    ).toEqual([
      'tabs--1-0 npm',
      'tabs--1-1 pnpm',
      'tabs--1-2 yarn',
      'tabs--1-3 bun',
      'tabs--2-0 npm',
      'tabs--2-1 pnpm',
      'tabs--2-2 yarn',
      'tabs--2-3 bun',
    ]);
    expect([...html.matchAll(/data-docs-storage-key="package-manager"/g)]).toHaveLength(2);
    expect([...html.matchAll(/class="code-title">Install/g)]).toHaveLength(4);
    expect(
      [...html.matchAll(/<code[^>]*>(.*?)\n<\/code>/g)].map(([, code = '']) => code.replace(/<[^>]*>/g, '')),
    ).toEqual([
      'npm i -D a',
      'pnpm add --save-dev a',
      'yarn add --dev a',
      'bun add --dev a',
      'npx a',
      'pnpm dlx a',
      'yarn dlx a',
      'bunx a',
    ]);
  });

  it('is reported once if it has no npm command, or one that only npm has', () => {
    const { problems } = parseBody('```bash npm2yarn {9}\nnpm audit\n```\n\n```bash npm2yarn\nls\n```\n');

    expect(problems.map(({ rule, place, message }) => `${place.line} ${rule} ${message}`)).toEqual([
      '5 fence-command No other package manager has the command "npm audit", so all tabs show that of npm',
      '5 fence-lines The fence highlights line 9, but the code has 1 line',
      '9 fence-command The fence is marked with "npm2yarn", but contains no npm command',
    ]);
  });
});
