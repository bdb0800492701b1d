// The script of pages whose code shows its types.

import { startTypes } from './start-types.ts';

startTypes(document);
