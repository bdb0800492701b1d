// Names of pages and folders, where nothing says them.

/** No menu has room for more. */
const maxLetters = 1000;

/** The first heading of a page, without marks. */
export function readHeading(body: string): string | undefined {
  const [, heading = ''] = /^#[ \t](.*)$/m.exec(body.replace(/^(`{3,9}|~{3,9})[^]*?(?:^\1|(?![^]))/gm, '')) ?? [];
  const text = heading
    .slice(0, maxLetters)
    .trim()
    // Hashes at the end close a heading.
    .replace(/(?<=[ \t])#+$/, '')
    .trim()
    .replace(/\\?\{#[^{}]*\}$/, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>|[`*]/g, '')
    .trim();
  return text === '' ? undefined : text;
}

/** "getting-started" is "Getting started". */
export function titleOfName(name: string): string {
  const words = name
    .replace(/^\d+[-_. ]+/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name for a tree: small letters, digits and hyphens. */
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
