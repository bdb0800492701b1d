// A drawing → a component that shows it. Decoration without a title, a named picture with one.
// Sizes are classes of templates/styles/controls/icons.css, so that no style stands in the page itself.

/** How large an icon is: 20, 24 or 35 px at the usual font size, or as tall as the text around it. */
type IconSize = 'small' | 'medium' | 'large' | 'inherit';

/** Props of every icon. */
interface IconProps {
  readonly size?: IconSize;
  /** A colour by its role, or any other colour as CSS writes it; the text's own by default. */
  readonly color?: string;
  /** Names the icon to a screen reader where no words stand beside it. */
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

// A word that is no role falls through to the browser, which ignores what is no colour.
function toCssColor(color: string | undefined): string | undefined {
  return color !== undefined && roles.includes(color) ? `var(--${color})` : color;
}
