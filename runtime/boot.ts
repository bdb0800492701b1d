// The one inline script: it stands first in <body> and shows every preference before the first
// paint. It is compiled to lib/boot.js, one fixed text for all pages, of at most 1 kB compressed.

import { attempt, keyOf, readPreferences } from '../core/model/preferences.ts';
import { applyPreferences } from './preferences/apply-preferences.ts';
import { readSources } from './preferences/read-sources.ts';

const values = readPreferences(readSources());
// A display that cannot be kept would change from page to page.
applyPreferences({ ...values, api: attempt(() => (localStorage[keyOf('api')] = values.api)) || 'expanded' });
