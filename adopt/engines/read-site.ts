// Reads a site with the reader of its engine.

import type { SearchedPlace, SourceFolder, SourceSite } from '../source-site.ts';
import { SiteReader } from './site-reader.ts';
import { readImportPaths } from './read-import-paths.ts';
import type { DetectedEngine } from './detect-engine.ts';
import { readDocusaurus } from './docusaurus/read-docusaurus.ts';
import { readDumi } from './dumi/read-dumi.ts';
import { readNextra } from './nextra/read-nextra.ts';
import { readStorybook } from './storybook/read-storybook.ts';
import { readVitepress } from './vitepress/read-vitepress.ts';

/** A site, and the places that were searched. */
interface ReadSite {
  readonly site: SourceSite;
  readonly searched: readonly SearchedPlace[];
  /** Files and folders in the settings that are outside of the site's folder: "../docs". */
  readonly outside: readonly string[];
}

/** Reads a site. */
export function readSite(detected: DetectedEngine, folder: SourceFolder): ReadSite {
  const reader = new SiteReader(folder);
  const read = readWith(reader, detected);
  const site = { ...read, importPaths: readImportPaths(read.root, reader) };
  return {
    site,
    searched: reader.searched,
    outside: [...reader.outside, ...site.publicFolders.filter((name) => name.startsWith('../'))],
  };
}

function readWith(reader: SiteReader, { engine, file }: DetectedEngine): SourceSite {
  switch (engine) {
    case 'docusaurus':
      return readDocusaurus(file, reader);
    case 'vitepress':
    case 'vuepress':
      return readVitepress(engine, file, reader);
    case 'nextra':
      return readNextra(file, reader);
    case 'dumi':
      return readDumi(file, reader);
    case 'storybook':
      return readStorybook(file, reader);
  }
}
