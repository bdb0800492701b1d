import { toCodeName } from '../../../core/api/entry-label.ts';

/** A component without a playground. */
export interface UnplayableComponent {
  readonly name: string;
  /** The message of the build about its playground; '' if it is unknown. */
  readonly reason: string;
  /** The props without which it renders nothing. */
  readonly needs?: readonly string[];
}

/** The maximum number of printed components. */
const maxNames = 12;

/** Formats the components that cannot be rendered, each with its reason. */
export function formatUnplayable(components: readonly UnplayableComponent[]): string {
  const isOne = components.length === 1;
  const shown = components.length > maxNames + 1 ? components.slice(0, maxNames) : components;
  const others = components.length - shown.length;
  return [
    isOne
      ? '1 component cannot be rendered on its own, so its page has no playground:'
      : `${components.length} components cannot be rendered on their own, so their pages have no playground:`,
    ...shown.map((component) => `  ${component.name}${formatReason(component)}`),
    ...(others > 0 ? [`  and ${others} more`] : []),
    `Write a stage that gives ${isOne ? 'it' : 'each'} what it needs, as a file next to its page, and put {{"component": "Playground", "stage": "${toStageName(components[0]?.name ?? '')}"}} there. What all of them need goes into a wrapper ("demos.wrapper" in the settings).`,
  ].join('\n');
}

/** Formats the reason without the names of the component and its page, which the line already has. */
function formatReason({ reason, needs = [] }: UnplayableComponent): string {
  // An error inside a library because of a missing prop does not help its user.
  if (
    needs.length > 0 &&
    (reason === '' || /Cannot (?:read|destructure|convert)|undefined|is not (?:a function|iterable)/.test(reason))
  )
    return `: it lacks ${needs.length === 1 ? 'the prop' : 'the props'} ${needs.map((prop) => `"${prop}"`).join(', ')}`;
  const [line = ''] = reason.split(/\r?\n/, 1);
  const text = line
    .replace(/^The playground of "[^"]*" cannot be shown: /, '')
    .replace(/, in the playground of "[^"]*" \(.*$/, '')
    .replace(/^The demo/, 'it');
  return text === '' ? '' : `: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** "Tabs.List" → "TabsListStage.tsx" */
function toStageName(name: string): string {
  return `${toCodeName(name).replaceAll('.', '')}Stage.tsx`;
}
