const longest = 600;

/** Cuts a text that would fill a screen. */
export function shortenText(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Takes pictures out of a text: a page of many symbols would load them all from somewhere else. */
export function withoutImages(text: string): string {
  return text.replaceAll(/!\[[^[\]]*\]\([^()]*\)[ \t]*/g, '').trim();
}
