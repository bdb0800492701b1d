// An SVG path → an icon component: decoration without a title, a named image with one.
// Sizes are classes of templates/styles/controls/icons.css, so that the page needs no inline style.

/** Size of an icon: 20, 24 or 35 px at the default font size, or as tall as the surrounding text. */
type IconSize = 'small' | 'medium' | 'large' | 'inherit';

/** Props of every icon. */
interface IconProps {
  readonly size?: IconSize;
  /** A color role, or any CSS color; the text's color by default. */
  readonly color?: string;
  /** Name of the icon for screen readers, if there is no text beside it. */
  readonly title?: string;
  readonly className?: string;
}

const roles = ['accent', 'info', 'success', 'warning', 'error'];

/** Creates the component of an icon. */
export function createIcon(shape: string) {
  return function Icon({ size = 'medium', color, title, className }: IconProps) {
    return (
      <svg
        className={['icon', `icon-${size}`, className].filter(Boolean).join(' ')}
        viewBox="0 0 24 24"
        color={toCssColor(color)}
        role={title ? 'img' : undefined}
        aria-label={title}
        aria-hidden={title ? undefined : true}
      >
        <path d={shape} />
      </svg>
    );
  };
}

// Any other word is left to the browser, which ignores invalid colors.
function toCssColor(color: string | undefined): string | undefined {
  return color !== undefined && roles.includes(color) ? `var(--${color})` : color;
}
