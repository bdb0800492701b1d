import { Icon, type IconName } from '../icons.tsx';

interface ToolProps {
  readonly tool: string;
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  /** The one where Tab enters the row. */
  readonly isFirst?: boolean;
}

/** A tool of a demo that is an icon. */
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
