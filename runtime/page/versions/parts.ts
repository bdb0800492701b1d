// The script of pages whose site has versions beside it on its host: it reads their list, and corrects
// what the page was built with. Without a network, or with a list that is none, the page stays as it is.

import { startVersions } from './start-versions.ts';

void startVersions(document);
