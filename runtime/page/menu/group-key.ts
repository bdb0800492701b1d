/** Makes the key of a line in the side menu from its titles, as several lines may share an address. */
export function toGroupKey(line: Element): string {
  const titles: string[] = [];
  for (let step: Element | null = line; step; step = step.parentElement?.closest('.menu li') ?? null) {
    titles.unshift(step.querySelector('.menu-title')?.textContent ?? '');
  }
  return titles.join(' / ');
}
