// Worker thread that reads the pages that it is started with, and ends.

import { parentPort, workerData } from 'node:worker_threads';
import type { PageFiles } from './page-files.ts';
import { readPageFiles } from './read-page-files.ts';

parentPort?.postMessage(readPageFiles(workerData as PageFiles));
