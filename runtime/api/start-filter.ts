// The filter above the index of the API: names that do not hold what is typed leave the list, and
// Enter opens the one that was meant.

/** Wakes the field; the names stand in the same index. */
export function startFilter(filter: HTMLElement): void {
  const index = filter.closest('.api-index');
  const field = filter.querySelector('input');
  if (!index || !field) return;

  const names = [...index.querySelectorAll<HTMLElement>('.api-names > li')].map((line) => ({
    line,
    name: toPlain(line.querySelector('a')?.textContent ?? ''),
  }));
  const show = () => {
    const wanted = toPlain(field.value);
    for (const { line, name } of names) line.hidden = !name.includes(wanted);
    for (const list of index.querySelectorAll<HTMLElement>('.api-names, .api-group'))
      list.hidden = !list.querySelector('li:not([hidden])');
    tellCount(filter, { wanted, found: names.filter(({ line }) => !line.hidden).length, all: names.length });
  };

  filter.hidden = false;
  field.addEventListener('input', show);
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Enter' || isComposing || field.value.trim() === '') return;
    const found = names.find(({ name }) => name === toPlain(field.value)) ?? names.find(({ line }) => !line.hidden);
    found?.line.querySelector('a')?.click();
  });
  // A browser may have kept what was typed before.
  if (field.value) show();
}

/** "text-field" and "Text field" mean TextField. */
function toPlain(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, '');
}

interface Count {
  readonly wanted: string;
  readonly found: number;
  readonly all: number;
}

function tellCount(filter: HTMLElement, { wanted, found, all }: Count): void {
  const output = filter.querySelector('output');
  const { found: text = '', none = '' } = filter.dataset;
  if (output)
    output.value =
      wanted === '' ? '' : found === 0 ? none : text.replace('{count}', String(found)).replace('{all}', String(all));
}
