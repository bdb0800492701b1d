// A component that needs more than texts and numbers → a stage that gives it small values: options, functions, a state.

import { toCodeName } from '../entry-label.ts';
import { splitUnion } from '../split-union.ts';
import type { LibraryExport, LibraryPage } from './library.ts';
import { findListener, writeValues } from './needed-values.ts';
import type { PlannedStage } from './plan-stage.ts';

/** Plans a stage with the values that a component needs. A value with a listener for its changes is a state. */
export function planValuesStage({ name, main }: LibraryPage): PlannedStage {
  const tag = toCodeName(main.name);
  const stage = `${name.replaceAll('.', '')}Stage`;
  const states = findStates(main);
  const given: Record<string, string> = { ...main.values };
  for (const { prop, listener, setter, isEvent } of states) {
    given[prop] = prop;
    given[listener] = isEvent ? `(event) => ${setter}(event.target.value)` : setter;
  }
  // The stage takes the props whole, as a part of a union of props is none of its members.
  const attributes = ['{...props}', ...writeValues({ needs: main.needs, values: given })];
  const line = `<${[tag, ...attributes].join(' ')} />`;
  return {
    file: `${stage}.tsx`,
    parts: 0,
    code: [
      states.length > 0 ? "import { useState, type ComponentProps } from 'react';" : "import type { ComponentProps } from 'react';",
      main.importLine,
      '',
      `export default function ${stage}(props: ComponentProps<typeof ${tag}>) {`,
      ...states.map(({ prop, setter, type, start }) => `  const [${prop}, ${setter}] = useState<${type}>(${start});`),
      ...(line.length <= maxWidth
        ? [`  return ${line};`]
        : ['  return (', `    <${tag}`, ...attributes.map((each) => `      ${each}`), '    />', '  );']),
      '}',
      '',
    ].join('\n'),
  };
}

const maxWidth = 72;

/** A value that changes when its listener is called. */
interface State {
  readonly prop: string;
  readonly listener: string;
  readonly setter: string;
  readonly type: string;
  readonly start: string;
  /** Whether the listener gets the event of a field, and not the value. */
  readonly isEvent: boolean;
}

/** Finds the needed values whose listeners are needed as well, so that a reader can change them. */
function findStates({ needs = [], values = {}, required = {} }: LibraryExport): State[] {
  return needs.flatMap((prop): State[] => {
    const listener = findListener(prop, required);
    const [type = '', start] = [required[prop], values[prop]];
    if (listener === undefined || start === undefined || !isPlain(type)) return [];
    const [, first = ''] = /^\(\w+: (.*?)(?:, \w+\??: .*)?\) => /s.exec(required[listener] ?? '') ?? [];
    const isEvent = prop === 'value' && /^(?:React\.)?ChangeEvent(?:Handler)?</.test(first || (required[listener] ?? ''));
    const isSame = first === type;
    return isSame || (isEvent && splitUnion(type).includes('string'))
      ? [{ prop, listener, setter: `set${prop.charAt(0).toUpperCase()}${prop.slice(1)}`, type, start, isEvent }]
      : [];
  });
}

/** Returns whether a type can be written without an import. */
function isPlain(type: string): boolean {
  return splitUnion(type).every((member) => /^(?:string|number|boolean|null|undefined|Date|'[^']*')(?:\[\])?$/.test(member));
}
