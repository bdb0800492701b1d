// The only inline script: it comes first in <body> and applies every preference before the first
// paint. It is compiled to lib/boot.js, the same for all pages, and at most 1 kB compressed.

import { attempt, keyOf, readPreferences } from '../core/model/preferences.ts';
import { applyPreferences } from './preferences/apply-preferences.ts';
import { readSources } from './preferences/read-sources.ts';

const values = readPreferences(readSources());
// A display that cannot be stored would change from page to page.
applyPreferences({ ...values, api: attempt(() => (localStorage[keyOf('api')] = values.api)) || 'expanded' });
