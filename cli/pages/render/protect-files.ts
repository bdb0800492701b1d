// The HTML files of a page → the same files, each with its policy, and what the policies name together.

import { mergeSources, type SourceLists } from '../../../core/security/directives.ts';
import { protectPage } from '../../../core/security/protect-page.ts';
import type { OutputFile } from '../../../core/output-file.ts';
import type { BuildContext } from '../../build-context.ts';
import type { MadeDemos } from '../../demos/made-demos.ts';
import { digest } from '../../digest.ts';

/** Where the files belong. */
interface FileOptions {
  readonly context: Pick<BuildContext, 'site' | 'assets'>;
  readonly demos: Pick<MadeDemos, 'byMarker' | 'playgrounds' | 'around'>;
}

/** Puts a policy into each page; other files stay as they are. */
export function protectFiles(
  files: readonly OutputFile[],
  { context, demos }: FileOptions,
): { files: OutputFile[]; sources: SourceLists } {
  const { site, assets } = context;
  const hasDemos = demos.byMarker.size > 0 || demos.playgrounds.size > 0;
  const options = {
    site,
    hasDemos,
    named: listAddresses(demos),
    digest,
    ...(assets.early !== undefined && { early: assets.early }),
    ...(assets.integrity && { integrity: assets.integrity }),
  };
  const all: SourceLists[] = [];
  const made = files.map(({ file, contents }) => {
    if (!file.endsWith('.html') || typeof contents !== 'string') return { file, contents };
    const { html, sources } = protectPage(contents, options);
    all.push(sources);
    return { file, contents: html };
  });
  // Each page has other styles than the next: what stands for all of them takes any.
  const { 'style-src': styles = [], ...others } = mergeSources(...all);
  const hosts = styles.filter((source) => !/^'(?:sha\d+-|unsafe-hashes)/.test(source));
  return { files: made, sources: { ...others, ...(hosts.length > 0 && { 'style-src': hosts }) } };
}

/** Addresses that stand in the sources of demos, but for those that a reader goes to. */
function listAddresses({ byMarker, around }: FileOptions['demos']): string[] {
  const texts = [
    ...[...byMarker.values()].flatMap(({ stylings }) =>
      stylings.flatMap(({ written, css }) => [...written.map(({ code }) => code), ...Object.values(css)]),
    ),
    ...Object.values(around.files),
  ];
  return [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/(?<!\bhref=["'{`]{1,2}|\/\/ .*|\* .*)\bhttps?:\/\/[\w.-]+(?::\d+)?/g)].map(([address]) => address),
      ),
    ),
  ].filter((address) => !address.includes('www.w3.org'));
}
