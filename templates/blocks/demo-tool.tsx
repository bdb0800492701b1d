import { Icon, type IconName } from '../icons.tsx';

interface ToolProps {
  readonly tool: string;
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  /** Whether it is the tab stop of the row. */
  readonly isFirst?: boolean;
}

/** Renders a tool of a demo as an icon button. */
export function Tool({ tool, icon, label, pressed, expanded, isFirst = false }: ToolProps) {
  return (
    <button
      className="demo-tool demo-icon"
      type="button"
      data-docs-tool={tool}
      data-docs-ripple=""
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      tabIndex={isFirst ? 0 : -1}
    >
      <Icon name={icon} />
    </button>
  );
}
