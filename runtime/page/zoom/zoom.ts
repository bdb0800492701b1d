// The script of pages with pictures that can be enlarged.

import { startZoom } from './start-zoom.ts';

startZoom(document);
