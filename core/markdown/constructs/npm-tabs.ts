// A fence with npm commands → tabs with the same commands for each package manager. They share the reader's choice with
// tabs that authors write under the key "package-manager".

import type { Element } from 'hast';
import { convertCommands, packageManagers } from '../../code/convert-command.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { placeSlot, type CodeSlot, type Slots } from '../slots/slots.ts';
import { toCodeTabs } from './code-tabs.ts';

/** Turns a fence into tabs, whose panels are slots of fences that are not yet drawn. */
export function toNpmTabs(slot: CodeSlot, { slots, number }: { slots: Slots; number: number }): Element {
  const meta = slot.meta.replace(/(^|\s)npm2yarn(?=\s|$)/, '').trim();
  const panels = packageManagers.map((manager, index) =>
    placeSlot(slots, { ...slot, meta, code: convertCommands(slot.code, manager).code, isCopy: index > 0 }),
  );
  const section: Element = { type: 'element', tagName: 'section', properties: {}, children: panels };
  return toCodeTabs(section, { kind: 'tabs', storageKey: 'package-manager', labels: packageManagers }, number);
}

/** Finds a command that only npm has, or the lack of any npm command. */
export function findNpmProblem({ code }: CodeSlot, place: Problem['place']): Problem | undefined {
  const [command] = packageManagers.flatMap((manager) => convertCommands(code, manager).unknown);
  const hasAny = /(?:^|[\s;&|])(?:npm|npx)\s/m.test(code);
  if (command === undefined && hasAny) return undefined;
  return {
    rule: 'fence-command',
    severity: 'warning',
    place,
    message: command
      ? `No other package manager has the command ${quote(command)}, so all tabs show that of npm`
      : 'The fence is marked with "npm2yarn", but contains no npm command',
    hint: command
      ? 'Write the tabs yourself, with <codeblock storageKey="package-manager">, or remove the command from the fence.'
      : 'Write commands such as "npm install", or remove the mark.',
  };
}
