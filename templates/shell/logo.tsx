// A square of glass: a rounded outline with one corner in the light. public/favicon.svg is the
// same shape.

/** Draws the logo, without words. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
      <path
        className="logo-glass"
        d="M12 3H7.5A4.5 4.5 0 0 0 3 7.5v9A4.5 4.5 0 0 0 7.5 21h9a4.5 4.5 0 0 0 4.5-4.5V12"
      />
      <path className="logo-light" d="M15.5 3h1A4.5 4.5 0 0 1 21 7.5v1" />
      <path className="logo-glow" d="M15.5 6.5a2 2 0 0 1 2 2" />
    </svg>
  );
}
