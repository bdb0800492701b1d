// The differences of pictures → a page that shows them, in a folder of its own.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toReportPicture, type ReportPicture } from '../../../core/check/visual/to-report-picture.ts';
import type { Look } from '../../../core/check/visual/looks.ts';
import { listIfThere, readIfThere } from '../../files/read-if-there.ts';
import { SiteError } from '../../files/site-error.ts';

/** A folder that a page with differences is written to. */
interface VisualReport {
  readonly add: (demo: string, look: Look, pictures: Readonly<Record<ReportPicture, Uint8Array>>) => void;
  /** Writes the page. */
  readonly finish: (html: string) => void;
}

// Makes Git ignore the folder; a folder without this file was not written by the check.
const markName = '.gitignore';
const mark = '# Written by docs check --visual\n*\n';

/** Empties the folder, if it has an earlier page. */
export function openReport(folder: string): VisualReport {
  const isReport = readIfThere(join(folder, markName))?.toString() === mark;
  if (!isReport && listIfThere(folder).length > 0)
    throw new SiteError(
      `The folder "${folder}" has files that docs check --visual did not write`,
      'Move them elsewhere, or keep the pictures in another folder with --pictures.',
    );
  rmSync(folder, { recursive: true, force: true });

  const write = (file: string, content: string | Uint8Array) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  return {
    add: (demo, look, pictures) => {
      // First, so that the next check recognizes the folder of a stopped one.
      write(markName, mark);
      for (const kind of ['before', 'after', 'difference'] as const)
        write(toReportPicture(demo, look, kind), pictures[kind]);
    },
    finish: (html) => {
      write(markName, mark);
      write('index.html', html);
    },
  };
}
