// Writes rows of Markdown as a GitHub table. Each cell is put on one line; its bars are escaped, even in code.

/** Writes a table; returns an empty text if there are no rows. */
export function writeTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.map(toCell).join(' | ')} |`).join('\n');
}

function toCell(text: string): string {
  return text
    .trim()
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
}
