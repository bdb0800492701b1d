import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ApiSource } from '../../../core/model/site.ts';

/** Lists the earlier versions of a package that are installed. */
export function listInstalled(source: ApiSource, root: string): string[] {
  return (source.history ?? []).filter((name) => !existsSync(resolve(root, name)));
}
