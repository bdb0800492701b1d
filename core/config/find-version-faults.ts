// Checks the versions in the settings: invalid bases, dates and addresses, and two versions with the
// same base or status.

import { isSitePath } from '../model/url-path.ts';
import { isDay } from '../text/is-day.ts';
import { quote } from '../text/quote.ts';
import type { Config, ConfigOf } from '../model/schema/config-shape.ts';
import type { ConfigFault } from './config-fault.ts';

type Versions = NonNullable<ConfigOf<'products'>[number]['versions']>;
type Fault = Omit<ConfigFault, 'rule'>;

/** Finds faults of the versions of all products, and of the address of their list. */
export function findVersionFaults({ products, versions }: Config): ConfigFault[] {
  const faults = [
    ...findAddressFaults(versions?.address),
    ...products.flatMap(({ versions: own = [] }, index) => findFaults(own, ['products', index, 'versions'])),
  ];
  return faults.map((fault) => ({ ...fault, rule: 'config-version' }));
}

function findAddressFaults(address: string | undefined): Fault[] {
  if (address === undefined || (isAddress(address) && /[^/]$/.test(address))) return [];
  return [
    {
      key: ['versions', 'address'],
      message: `The key "versions.address" is ${quote(address)}, which is not the address of a file`,
      hint: 'Write a path of the host, like "/versions.json", or a full address.',
    },
  ];
}

function findFaults(versions: Versions, key: ConfigFault['key']): Fault[] {
  return versions.flatMap((version, index): Fault[] => [
    ...(version.base === undefined || isBase(version.base) ? [] : [toBaseFault(version.base, [...key, index, 'base'])]),
    ...(version.date === undefined || isDay(version.date) ? [] : [toDateFault(version.date, [...key, index, 'date'])]),
    ...(['href', 'notes', 'migration'] as const).flatMap((name) => {
      const address = version[name];
      return address === undefined || isAddress(address) ? [] : [toLinkFault(name, address, [...key, index, name])];
    }),
    ...(['base', 'status'] as const).flatMap((name) => {
      const firstIndex = versions.findIndex((other) => isSame(name, other, version));
      return firstIndex === index || firstIndex === -1 ? [] : [toDuplicateFault(name, version, [...key, index, name])];
    }),
  ]);
}

function isSame(name: 'base' | 'status', one: Versions[number], other: Versions[number]): boolean {
  if (name === 'status') return one.status === 'current' && other.status === 'current';
  return one.base !== undefined && toPlain(one.base) === toPlain(other.base ?? '?');
}

function toPlain(base: string): string {
  return base.split('/').filter(Boolean).join('/');
}

function isBase(base: string): boolean {
  return base.split('/').every((segment) => /^[\w.~-]*$/.test(segment) && !/^\.+$/.test(segment));
}

function isAddress(address: string): boolean {
  return isSitePath(address) || /^https?:\/\/[^/]/.test(address);
}

function toBaseFault(base: string, key: ConfigFault['key']): Fault {
  return {
    key,
    message: `A version has the base ${quote(base)}, which is not a path of plain segments`,
    hint: 'Write it like "/v5/", with letters, digits, "-", "_", "." and "~" only.',
  };
}

function toDateFault(date: string, key: ConfigFault['key']): Fault {
  return {
    key,
    message: `A version has the date ${quote(date)}, which is not a date`,
    hint: 'Write year, month and day, like "2026-01-31".',
  };
}

function toLinkFault(name: string, address: string, key: ConfigFault['key']): Fault {
  return {
    key,
    message: `A version has ${quote(address)} under "${name}", which is not a path or a web address`,
    hint: 'Write a path of the site, like "/blog/version-6/", or a web address.',
  };
}

function toDuplicateFault(name: 'base' | 'status', { base = '' }: Versions[number], key: ConfigFault['key']): Fault {
  return name === 'base'
    ? {
        key,
        message: `Two versions of a product have the base ${quote(base)}`,
        hint: 'Give each version a folder of its own on the host.',
      }
    : {
        key,
        message: 'Two versions of a product are both the current one',
        hint: 'Give all but one of them the status "maintained", "ended" or "next".',
      };
}
