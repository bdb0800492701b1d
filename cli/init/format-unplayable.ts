// The components that cannot stand alone → what the command says of them.

/** A component without a playground. */
export interface UnplayableComponent {
  readonly name: string;
  /** What a build told of its playground; '' where it is not known. */
  readonly reason: string;
}

/** So many are printed. */
const mostNames = 12;

/** Formats the components that cannot be rendered, each with its reason. */
export function formatUnplayable(components: readonly UnplayableComponent[]): string {
  const isOne = components.length === 1;
  const shown = components.length > mostNames + 1 ? components.slice(0, mostNames) : components;
  const others = components.length - shown.length;
  return [
    isOne
      ? '1 component cannot be rendered on its own, so its page has no playground:'
      : `${components.length} components cannot be rendered on their own, so their pages have no playground:`,
    ...shown.map(({ name, reason }) => `  ${name}${formatReason(reason)}`),
    ...(others > 0 ? [`  and ${others} more`] : []),
    `Write a demo for ${isOne ? 'it' : 'them'}, or put what ${isOne ? 'it needs' : 'they need'} into a wrapper ("demos.wrapper" in the settings).`,
  ].join('\n');
}

/** The message names the component and its page, which the line does already. */
function formatReason(reason: string): string {
  const [line = ''] = reason.split(/\r?\n/, 1);
  const said = line
    .replace(/^The playground of "[^"]*" cannot be shown: /, '')
    .replace(/, in the playground of "[^"]*" \(.*$/, '')
    .replace(/^The demo/, 'it');
  return said === '' ? '' : `: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
