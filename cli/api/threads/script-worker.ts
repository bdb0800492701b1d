// A worker thread: reads the scripts of the package whose types another thread reads.

import { workerData } from 'node:worker_threads';
import { openLine, type LineEnd } from '../scripts/line.ts';
import { openScripts } from '../scripts/open-scripts.ts';
import { serveScripts } from '../scripts/serve-scripts.ts';

serveScripts(openLine((workerData as { readonly line: LineEnd }).line), openScripts);
