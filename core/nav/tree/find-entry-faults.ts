// Checks the pathname, titles, folder and link attributes of an entry of the right shape.
//
// No href that a browser would run as a script passes: browsers ignore spaces and control characters before and inside
// a protocol, and so does this check.

import { enginePrefix, isEngineHook, isEngineId } from '../../model/engine-ids.ts';
import type { NavEntry } from '../../model/nav-tree.ts';
import type { ValuePath } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { isExternal, splitHref } from '../../model/url-path.ts';
import { toFolderKey } from './nav-path.ts';
import { findPathFault } from '../paths/find-path-fault.ts';
import type { PathFault } from '../paths/find-path-fault.ts';
import { findReservedPath } from '../paths/find-reserved-path.ts';

/** A fault of an entry; `key` is the path of the faulty value, by default the pathname. */
interface EntryFault extends PathFault {
  readonly key?: ValuePath;
}

/** Finds the faults of an entry whose shape is already checked. */
export function findEntryFaults(entry: NavEntry): EntryFault[] {
  const { pathname, folder, linkProps = {} } = entry;
  const named = folder !== undefined && pathname === toFolderKey(folder) ? [] : findPathnameFaults(pathname);
  return [...named, ...findTitleFaults(entry), ...findFolderFaults(folder), ...findLinkPropFaults(linkProps)];
}

/** Text of only invisible characters. */
const invisible = /^[\s\p{Z}\p{C}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

function findTitleFaults({ title, subheader }: NavEntry): EntryFault[] {
  return Object.entries({ title, subheader }).flatMap(([key, text]) =>
    typeof text === 'string' && invisible.test(text)
      ? [
          {
            key: [key],
            rule: 'nav-title',
            message: `The ${key} of this entry has no visible text`,
            hint:
              key === 'title'
                ? 'Write a title, or leave the key out for the title of the page. "title: false" shows none.'
                : 'Write words, or leave the key out.',
          },
        ]
      : [],
  );
}

function findFolderFaults(folder: string | undefined): EntryFault[] {
  if (folder === undefined) return [];
  const fault = findPathFault(folder.normalize('NFC'));
  return fault ? [{ ...fault, key: ['folder'] }] : [];
}

function findPathnameFaults(pathname: string): PathFault[] {
  if (isAddress(pathname)) return findProtocolFaults(pathname);

  const path = splitHref(pathname).path.normalize('NFC');
  const fault = findPathFault(path) ?? findReservedPath(path);
  return fault ? [fault] : [];
}

function findLinkPropFaults(linkProps: Readonly<Record<string, string>>): EntryFault[] {
  const href = Object.hasOwn(linkProps, 'href') ? (linkProps.href ?? '') : '';
  const unsafe = Object.keys(linkProps).filter((name) => !isLinkAttribute(name));

  return [
    ...(isAddress(href) ? findProtocolFaults(href) : []).map((fault) => ({ ...fault, key: ['linkProps', 'href'] })),
    ...findIdFaults(linkProps.id ?? ''),
    ...unsafe.map((name) => ({
      key: ['linkProps', name],
      rule: 'nav-link-attribute',
      message: `The key "linkProps" sets the attribute ${quote(name)}, which menu links cannot have`,
      hint: 'Use "href", "target", "rel", "title", "id", "className", "lang", "hrefLang", "download", "type", "data-*" and "aria-*" only.',
    })),
  ];
}

function findIdFaults(id: string): EntryFault[] {
  if (!isEngineId(id)) return [];
  return [
    {
      key: ['linkProps', 'id'],
      rule: 'nav-link-attribute',
      message: `The id ${quote(id)} is reserved for a part of the page, so a menu link cannot have it`,
      hint: `Choose another id, one that does not begin with "${enginePrefix}".`,
    },
  ];
}

function findProtocolFaults(href: string): PathFault[] {
  if (/^(?:https?:\/\/[^/\\]|mailto:|tel:)/i.test(href)) return [];

  return [
    {
      rule: 'nav-link-protocol',
      message: `The link ${quote(href)} has a protocol that is not allowed`,
      hint: 'Start it with "https://", "http://", "mailto:" or "tel:".',
    },
  ];
}

// Without the characters that browsers ignore: "java\nscript:" is a protocol too. A colon after a
// slash, as in "/a:b", belongs to a path.
function isAddress(href: string): boolean {
  return isExternal(href.replace(/[\p{Cc}\s]+/gu, ''));
}

function isLinkAttribute(name: string): boolean {
  if (isEngineHook(name)) return false;
  return /^(?:href|target|rel|title|id|className|lang|hrefLang|hreflang|download|type|(?:data|aria)-[\w-]+)$/.test(
    name,
  );
}
