// Derives titles and ids of pages and folders that have no explicit ones.

/** Longer headings are cut, as they fit in no menu. */
const maxLetters = 1000;

/** Reads the first heading of a page, without markup. */
export function readHeading(body: string): string | undefined {
  const [, heading = ''] = /^#[ \t](.*)$/m.exec(body.replace(/^(`{3,9}|~{3,9})[^]*?(?:^\1|(?![^]))/gm, '')) ?? [];
  const text = heading
    .slice(0, maxLetters)
    .trim()
    // A heading may end with closing hashes.
    .replace(/(?<=[ \t])#+$/, '')
    .trim()
    .replace(/\\?\{#[^{}]*\}$/, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>|[`*]/g, '')
    .trim();
  return text === '' ? undefined : text;
}

/** Makes a title from a name: "getting-started" is "Getting started". */
export function titleOfName(name: string): string {
  const words = name
    .replace(/^\d+[-_. ]+/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Makes a unique tree id: lower-case letters, digits and hyphens. */
export function idOfName(name: string, taken: readonly string[]): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/([a-z\d])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '') || 'docs';
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? plain : `${plain}-${count}`;
    if (!taken.includes(id)) return id;
  }
}
