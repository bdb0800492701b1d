/**
 * Adds "noopener" to `rel` and removes "opener" if a link opens a window, so that the new page cannot reach its opener.
 *
 * @example
 * toSafeRel('_blank', 'nofollow opener') // 'nofollow noopener'
 */
export function toSafeRel(target: string, rel: string | readonly string[] = []): string | undefined {
  const words = (typeof rel === 'string' ? rel : rel.join(' ')).split(/\s+/).filter(Boolean);
  if (!opensWindow(target)) return words.length > 0 ? words.join(' ') : undefined;
  const safeWords = words.filter((word) => !/^opener$/i.test(word));
  const isSafe = safeWords.some((word) => /^noopener$/i.test(word));
  return [...safeWords, ...(isSafe ? [] : ['noopener'])].join(' ');
}

/** Any other name refers to a window, which may be a new one. */
function opensWindow(target: string): boolean {
  return !/^(?:_self|_parent|_top|_unfencedTop)?$/i.test(target.trim());
}
