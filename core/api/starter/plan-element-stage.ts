// A component around exactly one element, such as a transition or a tooltip → a stage with a button in it.

import { toCodeName } from '../entry-label.ts';
import { splitUnion } from '../split-union.ts';
import type { LibraryPage } from './library.ts';
import { writeValues } from './needed-values.ts';
import type { PlannedStage } from './plan-stage.ts';

/** Messages of React and of libraries about children that are a text, several, or missing. */
const messages =
  /Children\.only|cloneElement|(?:single|exactly one|only one|one valid|a valid|a single) (?:React )?(?:element|child)/i;

/** Returns whether a component that fails may lack the one element that it wraps. */
export function asksForElement({ children = '' }: LibraryPage['main'], message: string): boolean {
  return isElement(children) || messages.test(message);
}

/** Returns whether a type allows an element, and neither a text nor several elements. */
function isElement(type: string): boolean {
  const members = splitUnion(type);
  const isOne = (member: string) => /^(?:React\.)?(?:JSX\.Element|ReactElement)\b(?!.*\[\]$)/.test(member);
  const isOther = (member: string) => /^(?:(?:React\.)?React(?:Node|Child)|string|any|unknown)\b|\[\]$/.test(member);
  return members.some(isOne) && !members.some(isOther);
}

/** Plans a stage in which the component wraps a button. */
export function planElementStage({ name, main }: LibraryPage): PlannedStage {
  const tag = toCodeName(main.name);
  const stage = `${name.replaceAll('.', '')}Stage`;
  return {
    file: `${stage}.tsx`,
    parts: 0,
    code: `import type { ComponentProps } from 'react';
${main.importLine}

export default function ${stage}(props: ComponentProps<typeof ${tag}>) {
  return (
    <${[tag, '{...props}', ...writeValues(main)].join(' ')}>
      <button type="button">${name}</button>
    </${tag}>
  );
}
`,
  };
}
