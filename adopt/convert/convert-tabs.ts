// Tabs of text and code → code tabs if they contain only code, otherwise collapsible blocks.

import { codeOf, elementsOf, insideOf, listOf, textOf, type ElementTools } from './element-tools.ts';
import { convertFence } from './convert-fence.ts';
import { writeContainer } from './convert-container.ts';
import { listFences, writeCodeTabs } from './write-code-tabs.ts';

const tabNames = /^(?:TabItem|Tab|Tabs\.Tab|CodeGroupItem|Tabs\.TabItem|TabPane)$/;

/** Converts tabs. */
export function convertTabs(tabs: ElementTools): string {
  const { tools, convert } = tabs;
  const items = elementsOf(tabs).filter(({ name }) => tabNames.test(name));
  if (items.length === 0) return tabs.children ? writeCodeTabs(tabs.children, { tools, convert }) : '';
  const names = nameTabs(tabs, items);
  const key = textOf(tabs, 'groupId', 'storageKey', 'queryString');

  const codes = items.map((item) => (item.children ? listFences(item.children, tools) : undefined));
  const isCode = codes.every((fences) => fences?.length === 1 && !/\blive\b/.test(fences[0]?.info ?? ''));
  if (isCode) {
    const fences = items.map((item, index) => {
      const [fence] = codes[index] ?? [];
      if (!fence || !item.children) return '';
      const written = item.children.text.slice(fence.start, fence.end).trimStart();
      const named = `${fence.info.replace(/\b(?:title|filename)=(?:"[^"]*"|'[^']*')|\[[^[\]]*\]/, '')} title="${names[index]}"`;
      const piece = { ...fence, prefix: '', info: fence.info === '' ? `text title="${names[index]}"` : named };
      return convertFence(piece, { written, spot: item.spot, tools, isTab: true });
    });
    return `<codeblock${key === undefined ? '' : ` storageKey="${key}"`}>\n\n${fences.join('\n\n')}\n\n</codeblock>`;
  }

  tools.note(tabs.spot, {
    kind: 'changed',
    what: 'Tabs with text became collapsible blocks, one below the other',
    todo: 'Nothing is missing. Tabs in Vitrine hold only code: move the text out where you want tabs.',
  });
  return items
    .map((item, index) => writeContainer(`details[${names[index]}]${index === 0 ? '{open}' : ''}`, insideOf(item)))
    .join('\n\n');
}

/** Finds the names of tabs, from the tabs themselves or a list on their parent. */
function nameTabs(tabs: ElementTools, items: readonly ElementTools[]): readonly string[] {
  const listed = listOf(codeOf(tabs, 'items'));
  const values = new Map(
    [...(codeOf(tabs, 'values') ?? '').matchAll(/\{([^{}]*)\}/g)].map(([, entry = '']) => {
      const read = (key: string) => new RegExp(`${key}\\s*:\\s*(["'\`])(.*?)\\1`).exec(entry)?.[2] ?? '';
      return [read('value'), read('label')];
    }),
  );
  return items.map((item, index) => {
    const value = textOf(item, 'value');
    return (
      textOf(item, 'label', 'title', 'tab', 'name') ??
      values.get(value ?? '') ??
      listed[index] ??
      value ??
      `${index + 1}`
    ).replace(/[[\]{}"]/g, '');
  });
}
