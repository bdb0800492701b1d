// Checks the addresses in the settings that pages link or load, and rejects schemes such as "javascript:".

import type { Config } from '../model/schema/config-shape.ts';
import { hasForeignScheme } from '../model/paths/has-foreign-scheme.ts';
import { quote } from '../text/quote.ts';
import type { ConfigFault } from './config-fault.ts';

/** Finds addresses that are neither paths nor web addresses. */
export function findAddressFaults({ repository, products, fonts, feedback, analytics, blog }: Config): ConfigFault[] {
  const addresses: readonly (readonly [ConfigFault['key'], string | undefined])[] = [
    [['repository'], repository],
    ...products.map((product, index) => [['products', index, 'repository'], product.repository] as const),
    [['fonts', 'icons'], fonts?.icons],
    [['feedback', 'endpoint'], feedback?.endpoint],
    [['analytics', 'endpoint'], analytics?.endpoint],
    ...Object.entries(blog?.authors ?? {}).map(
      ([name, { avatar }]) => [['blog', 'authors', name, 'avatar'], avatar] as const,
    ),
  ];
  return addresses.flatMap(([key, address]) =>
    address === undefined || !hasForeignScheme(address)
      ? []
      : [
          {
            key,
            rule: 'config-url',
            message: `The key "${key.join('.')}" is ${quote(address)}, which is not a path or a web address`,
            hint: 'Write a path of the site, or an address with "https://".',
          },
        ],
  );
}
