/**
 * Compares two version numbers as npm orders them: a version comes after its previews.
 *
 * @example
 * compareVersions('5.9.0', '5.15.6') // negative
 */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [split(one), split(other)];
  const numbers = comparePieces(left.numbers, right.numbers);
  if (numbers !== 0) return numbers;
  if (left.preview.length === 0 || right.preview.length === 0) return right.preview.length - left.preview.length;
  return comparePieces(left.preview, right.preview);
}

function split(version: string): { numbers: string[]; preview: string[] } {
  const [numbers = '', ...preview] = version.replace(/^v/, '').replace(/\+.*$/, '').split('-');
  return { numbers: numbers.split('.'), preview: preview.length > 0 ? preview.join('-').split('.') : [] };
}

function comparePieces(left: readonly string[], right: readonly string[]): number {
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [a = '', b = ''] = [left[at], right[at]];
    if (a === b) continue;
    const [one, other] = [Number(a), Number(b)];
    if (!Number.isNaN(one) && !Number.isNaN(other) && one !== other) return one - other;
    return a < b ? -1 : 1;
  }
  return 0;
}
