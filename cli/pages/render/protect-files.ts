// Adds a content security policy to the HTML files of a page, and merges the sources of all policies.

import type { SourceLists } from '../../../core/model/schema/directives.ts';
import { mergeSources } from '../../../core/publish/security/merge-sources.ts';
import { protectPage } from '../../../core/publish/security/protect-page.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { BuildContext } from '../build-context.ts';
import type { MadeDemos } from '../../demos/made-demos.ts';
import { digest } from '../../files/digest.ts';

/** The site and the demos that the files belong to. */
interface FileOptions {
  readonly context: Pick<BuildContext, 'site' | 'assets'>;
  readonly demos: Pick<MadeDemos, 'byMarker' | 'playgrounds' | 'around' | 'mdx'>;
}

/** Adds a policy to each HTML file; other files stay unchanged. */
export function protectFiles(
  files: readonly OutputFile[],
  { context, demos }: FileOptions,
): { files: OutputFile[]; sources: SourceLists } {
  const { site, assets } = context;
  const hasDemos = demos.byMarker.size > 0 || demos.playgrounds.size > 0 || demos.mdx?.hasIslands === true;
  const options = {
    site,
    hasDemos,
    named: listAddresses(demos),
    digest,
    ...(assets.look && { looks: assets.look.sources }),
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
  // Styles differ from page to page, so the policy for all pages cannot list their hashes.
  const { 'style-src': styles = [], ...others } = mergeSources(...all);
  const hosts = styles.filter((source) => !/^'(?:sha\d+-|unsafe-hashes)/.test(source));
  return { files: made, sources: { ...others, ...(hosts.length > 0 && { 'style-src': hosts }) } };
}

// Skips addresses in comments, links that a reader follows, and XML namespaces.
const inCode = /(?<!\bhref=["'{`]{1,2}|\/\/ .{0,400}|\* .{0,400})\bhttps?:\/\/(?!www\.w3\.org\b)[\w.-]+(?::\d+)?/g;
const inStyles = /(?<=\burl\(["']?)https?:\/\/[\w.-]+(?::\d+)?/g;

/** Lists the addresses in the sources of demos. */
function listAddresses({ byMarker, around }: FileOptions['demos']): string[] {
  const stylings = [...byMarker.values()].flatMap((demo) => demo.stylings);
  const code = [...stylings.flatMap(({ written }) => written.map((file) => file.code)), ...Object.values(around.files)];
  const styles = stylings.flatMap(({ css }) => Object.values(css));
  const find = (texts: readonly string[], pattern: RegExp) => texts.flatMap((text) => text.match(pattern) ?? []);
  return [...new Set([...find(code, inCode), ...find(styles, inStyles)])];
}
