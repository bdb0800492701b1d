// A picture for the front page: a glass case with four exhibits. Decoration only; its colours come
// from the style sheet, so it follows the theme.

/** Draws the case of exhibits. */
export function Exhibit() {
  return (
    <svg className="exhibit" viewBox="0 0 560 420" aria-hidden="true">
      <rect className="exhibit-case" x="1" y="1" width="558" height="418" rx="20" />
    </svg>
  );
}
