// The script of pages whose site has other versions on its host: it reads their list, and updates what
// the page was built with. Without a network or a valid list, the page stays unchanged.

import { startVersions } from './start-versions.ts';

void startVersions(document);
