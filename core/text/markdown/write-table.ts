// Rows of Markdown texts → a table as GitHub reads it. A cell is one line; a bar in it is escaped, in code as well.

/** Writes a table; without rows there is none. */
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
