// Sites that break one rule each → one site that breaks them all, which takes a single build.

import { libConfig, type SiteFileTexts } from '../../site-test.ts';
import type { SiteCase } from './site-case.ts';

/** A case that shares its site with others. */
export interface SharedCase extends SiteCase {
  /** Holds what was in the folder of the product, and ends with a slash. */
  readonly folder: string;
  /** Occurs in each line that reports this case, and in no other. */
  readonly mark: string;
}

/** One site of many cases. */
export interface SharedSite {
  readonly files: SiteFileTexts;
  readonly status: number;
  readonly cases: readonly SharedCase[];
}

const product = 'content/lib/';

/** Gives each case a folder of its own below that of the product; its other files must be those of all cases. */
export function shareSite(cases: readonly SiteCase[]): SharedSite {
  const files: Record<string, string | Uint8Array> = {};
  const shared = cases.map((each, index): SharedCase => {
    const folder = `${product}case-${index + 1}/`;
    for (const [name, text] of Object.entries(each.files)) {
      const file = name.replace(product, folder);
      if (file in files && files[file] !== text) throw new Error(`Two cases have a file "${name}" of their own`);
      files[file] = text;
    }
    return { ...each, folder, mark: folder, prints: each.prints.map((line) => line.replaceAll(product, folder)) };
  });
  return { files, status: Math.max(...cases.map(({ status }) => status)), cases: shared };
}

/**
 * Gives each case a product of its own, whose id is as long as that of the only one, so that places keep their columns,
 * and its component "Boom" a name of its own.
 */
export function shareSettings(cases: readonly SiteCase[]): SharedSite {
  const shared = cases.map((each, index) => {
    const id = `x${String(index).padStart(2, '0')}`;
    const rename = (text: string) => text.replaceAll('lib', id).replaceAll('Boom', `Boom${id}`);
    const files = Object.entries(each.files).map(
      ([name, text]) => [rename(name), typeof text === 'string' ? rename(text) : text] as const,
    );
    return {
      ...each,
      files: Object.fromEntries(files),
      folder: `content/${id}/`,
      mark: id,
      prints: each.prints.map(rename),
    };
  });
  const products = shared.map(({ mark }) => `{ id: '${mark}', name: 'Lib' }`);
  return {
    files: {
      'docs.config.ts': libConfig.replace(/products: .*\]/, `products: [${products.join(', ')}]`),
      ...Object.fromEntries(shared.flatMap(({ files }) => Object.entries(files))),
    },
    status: Math.max(...cases.map(({ status }) => status)),
    cases: shared,
  };
}
