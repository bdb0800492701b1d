/** A fence of a text. */
export interface Fence {
  /** Its file and its line. */
  readonly name: string;
  readonly language: string;
  /** The words after the language. */
  readonly info: string;
  readonly code: string;
}

/** Finds every fence of a text, also those within lists; a longer fence holds shorter ones. */
export function findFences(text: string, file: string): readonly Fence[] {
  return [...text.matchAll(/^( *)(`{3,})([\w]*)([^\n]*)\n([^]*?)^\1\2[ \t]*$/gm)].map((match) => {
    const [, indent = '', , language = '', info = '', code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    return {
      name: `${file}:${line}`,
      language,
      info: info.trim(),
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}
