/** Names a line of the side menu by the titles that lead to it, as its address may not be its own. */
export function toGroupKey(line: Element): string {
  const titles: string[] = [];
  for (let step: Element | null = line; step; step = step.parentElement?.closest('.menu li') ?? null) {
    titles.unshift(step.querySelector('.menu-title')?.textContent ?? '');
  }
  return titles.join(' / ');
}
