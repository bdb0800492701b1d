/** Formats a date in words, the same on every machine: "December 23, 2023". */
export function formatDate(date: string, language: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  // Without a second language, an unknown one would be formatted in the machine's language.
  return time.toLocaleDateString([language, 'en'], { dateStyle: 'long', timeZone: 'UTC' });
}
