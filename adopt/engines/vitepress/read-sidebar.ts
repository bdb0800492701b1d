// A sidebar of VitePress or VuePress → menu entries.

import { toList, toObject, toText } from '../../settings/value.ts';
import type { SourceEntry } from '../../source-site.ts';

interface SidebarOptions {
  /** Finds the file of an old path. */
  find(path: string): string | undefined;
  /** Prefix of links. */
  readonly base: string;
  /** The path of the pages that have the sidebar. */
  readonly start?: string;
}

/** Reads the entries of a sidebar. */
export function readSidebar(items: readonly unknown[], options: SidebarOptions): SourceEntry[] {
  return items.flatMap((item): SourceEntry[] => {
    if (typeof item === 'string')
      return [
        {
          file: options.find(joinLink(item, options)),
          ...(options.find(joinLink(item, options)) === undefined && { href: item }),
        },
      ];
    const { text, title, link, path, items: inner, children, base } = toObject(item);
    const label = toText(text) ?? toText(title);
    const target = toText(link) ?? toText(path);
    const lead = target === undefined ? {} : toTarget(target, { ...options, base: toText(base) ?? options.base });
    const list = [...toList(inner), ...toList(children)];
    if (list.length === 0) return target === undefined && label === undefined ? [] : [{ title: label, ...lead }];
    return [
      {
        title: label,
        file: lead.file,
        children: readSidebar(list, { ...options, base: toText(base) ?? options.base }),
      },
    ];
  });
}

function toTarget(link: string, options: SidebarOptions): Pick<SourceEntry, 'file' | 'href'> {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(link)) return { href: link };
  const path = joinLink(link, options);
  const file = options.find(path.replace(/[?#].*$/, ''));
  return file === undefined ? { href: path } : { file };
}

function joinLink(link: string, { base, start = '' }: SidebarOptions): string {
  if (base !== '') return `${base.replace(/\/$/, '')}/${link.replace(/^\//, '')}`;
  return link.startsWith('/') ? link : `${start.replace(/[^/]*$/, '')}${link}`.replace(/^(?!\/)/, '/');
}
