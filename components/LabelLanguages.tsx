// Every language with labels, as a table. Whether a bundle is whole is counted, not promised.

import { labelLanguages } from '../locales/labels/label-languages.ts';
import { loadLabels } from '../locales/labels/load-labels.ts';
import type { LocaleLabels } from '../locales/labels/locale-labels.ts';

const bundles = await Promise.all(labelLanguages.map(({ code }) => loadLabels(code)));

/** Lists the languages that components can speak. */
export function LabelLanguages() {
  const most = Math.max(...bundles.map(countLabels));

  return (
    <div className="table-scroll" role="region" aria-label="Languages with labels" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Language</th>
            <th scope="col">Its own name</th>
            <th scope="col">Direction</th>
            <th scope="col">Labels</th>
          </tr>
        </thead>
        <tbody>
          {bundles.map((bundle) => (
            <tr key={bundle.code}>
              <td>
                <code>{bundle.code}</code>
              </td>
              <td>{bundle.englishName}</td>
              <td>
                <bdi lang={toTag(bundle.code)} dir={bundle.direction}>
                  {bundle.nativeName}
                </bdi>
              </td>
              <td>{bundle.direction}</td>
              <td>{`${countLabels(bundle)} of ${most}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Texts that are empty do not count. */
function countLabels({ breadcrumbs, tablePagination, rating, autocomplete, alert, pagination }: LocaleLabels): number {
  const groups = [breadcrumbs, tablePagination, rating, autocomplete, alert, pagination];
  return groups.flatMap((group) => Object.values(group)).filter(Boolean).length;
}

/** The language of a code as HTML names it. */
function toTag(code: string): string {
  const tags: Readonly<Record<string, string>> = { kuCKB: 'ckb', kuLatn: 'ku-Latn', khKH: 'km-KH' };
  return tags[code] ?? `${code.slice(0, 2)}-${code.slice(2)}`;
}
