// Worker thread that reads the scripts of a package while another thread reads its types.

import { workerData } from 'node:worker_threads';
import { openLine, type LineEnd } from '../scripts/line.ts';
import { openScripts } from '../scripts/open-scripts.ts';
import { serveScripts } from '../scripts/serve-scripts.ts';

serveScripts(openLine((workerData as { readonly line: LineEnd }).line), openScripts);
