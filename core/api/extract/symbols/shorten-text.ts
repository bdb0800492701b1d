const maxLength = 600;

/** Truncates a text that would fill a screen. */
export function shortenText(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Removes images from Markdown. A page of many symbols would load them all from other sites. */
export function withoutImages(text: string): string {
  return text.replaceAll(/!\[[^[\]]*\]\([^()]*\)[ \t]*/g, '').trim();
}
