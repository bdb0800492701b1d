// The one script that pages wait for, a few hundred bytes in their head: from the first frame on it
// keeps what a reader does on islands, until the script of the page has come.

import { keepEarlyEvents } from './islands/early-events.ts';

keepEarlyEvents();
// A demo's page inside another page leaves out what only a page of its own needs.
if (self !== top) document.documentElement.dataset.framed = '';
