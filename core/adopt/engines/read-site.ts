// The engine of a site → the reader of its sites.

import type { SourceFolder, SourceSite } from '../source-site.ts';
import { createReader } from './create-reader.ts';
import type { DetectedEngine } from './detect-engine.ts';
import { readDocusaurus } from './docusaurus/read-docusaurus.ts';
import { readDumi } from './dumi/read-dumi.ts';
import { readNextra } from './nextra/read-nextra.ts';
import { readStorybook } from './storybook/read-storybook.ts';
import { readVitepress } from './vitepress/read-vitepress.ts';

/** Reads a site. */
export function readSite({ engine, file }: DetectedEngine, folder: SourceFolder): SourceSite {
  const reader = createReader(folder);
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
