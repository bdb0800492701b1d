/** A finger that rests on text would select it while the reader waits for the tooltip. */
export function letSelect(isAllowed: boolean): void {
  const { style } = document.documentElement;
  style.userSelect = style.webkitUserSelect = isAllowed ? '' : 'none';
}
