// The source of a demo → the same with another letter in a visible text.

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Changes one letter of text between two tags; undefined if the demo has no such text. */
export function editDemo(text, edit) {
  const at = /<([A-Za-z]\w*)(?: [^<>]*)?>(?=[A-Za-z]{2}[^<>]*<\/\1>)/.exec(text);
  if (!at) return undefined;
  const place = at.index + at[0].length;
  const others = letters.replace(text[place], '');
  return text.slice(0, place) + others[edit % others.length] + text.slice(place + 1);
}
