// What a link is related to, where it opens a window: the new page must not reach the one that opened it.

/**
 * Adds "noopener" to the words of `rel` where a link opens a window, and takes "opener" away.
 *
 * @example
 * toSafeRel('_blank', 'nofollow opener') // 'nofollow noopener'
 */
export function toSafeRel(target: string, rel: string | readonly string[] = []): string | undefined {
  const words = (typeof rel === 'string' ? rel : rel.join(' ')).split(/\s+/).filter(Boolean);
  if (!opensWindow(target)) return words.length > 0 ? words.join(' ') : undefined;
  const kept = words.filter((word) => !/^opener$/i.test(word));
  const isSafe = kept.some((word) => /^noopener$/i.test(word));
  return [...kept, ...(isSafe ? [] : ['noopener'])].join(' ');
}

/** Any name is that of a window, which may be a new one. */
function opensWindow(target: string): boolean {
  return !/^(?:_self|_parent|_top|_unfencedTop)?$/i.test(target.trim());
}
