/** Writes a date of a post in words, the same on every machine: "December 23, 2023". */
export function formatDate(date: string, language: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  // A language that is not known would be written as the machine likes it.
  return time.toLocaleDateString([language, 'en'], { dateStyle: 'long', timeZone: 'UTC' });
}
