/** A finger that rests on text would select it while the reader waits for the tooltip. */
export function letSelect(isAllowed: boolean): void {
  for (const name of ['-webkit-user-select', 'user-select'])
    document.documentElement.style.setProperty(name, isAllowed ? '' : 'none');
}
