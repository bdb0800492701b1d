import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../../cli/commands/create-program.ts';

const readManual = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../docs/${name}.md`, import.meta.url)), 'utf8');
const manual = readManual('command');
const everything = manual + readManual('api');
const sections = new Map(
  manual.split(/^(?=## )/m).map((section) => [/^## (.*)/.exec(section)?.[1]?.trim() ?? '', section] as const),
);

describe('the command line', () => {
  it('lists its commands in the order of the manual', () => {
    const [block = ''] = /```\n(docs build[\s\S]*?)```/.exec(manual) ?? [];
    const listed = [...block.matchAll(/^docs (\w+)/gm)].map(([, name]) => name);

    expect(createProgram({ version: '0.0.0' }).commands.map((command) => command.name())).toEqual(listed);
  });

  it.each(createProgram({ version: '0.0.0' }).commands.map((command) => [command.name(), command] as const))(
    'has every option of docs %s in the manual, and no other',
    (name, command) => {
      const section = sections.get(`docs ${name}`) ?? '';
      const rows = [...section.matchAll(/^\| `(--[\w-]+)/gm)].map(([, option = '']) => option);
      const options = command.options.map(({ long }) => long ?? '');

      // The options of "docs api" are in its own manual, and that of "docs init" is in a sentence.
      const documented = rows.length > 0 ? rows : options.filter((option) => everything.includes(`\`${option}`));
      expect(documented.toSorted()).toEqual(options.toSorted());
    },
  );

  it('ends wrong use with an error that commander has already explained', async () => {
    const program = createProgram({ version: '0.0.0' }).configureOutput({ writeErr: () => undefined });
    program.commands.forEach((command) => command.configureOutput({ writeErr: () => undefined }));

    await expect(program.parseAsync(['build', '--shard', '5/2'], { from: 'user' })).rejects.toMatchObject({
      code: 'commander.invalidArgument',
    });
    await expect(program.parseAsync(['bild'], { from: 'user' })).rejects.toMatchObject({
      code: 'commander.unknownCommand',
    });
  });
});
