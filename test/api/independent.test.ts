// The installed packages, compared with what an editor offers for them: TypeScript's language
// service is asked for the attributes that it completes, and the extraction never asks it.
// bench/api/run-api.mjs does the same for libraries that are not installed here.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { everyday } from '../everyday.ts';
import { extractInstalled } from './extract-installed.ts';
import { toPercent } from './findings.ts';
import { compareIndependently } from './independent/compare-independently.ts';
import { readIndependently } from './independent/read-independently.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const minute = 60_000;

describe.each(everyday(['@mui/x-tree-view', '@mui/joy', '@mui/base'], 3))(
  'the API of %s, compared with an editor',
  (name) => {
    it(
      'has the components that JSX accepts, with their own props, required flags and defaults',
      { timeout: 2 * minute },
      () => {
        const { measures, differences } = compareIndependently(
          readIndependently(root, name),
          extractInstalled(name).entries,
        );

        const short = Object.entries(measures).filter(([, measure]) => toPercent(measure) < 98);
        expect([short, differences]).toEqual([[], []]);
      },
    );
  },
);
