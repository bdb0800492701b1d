import { version } from 'react';
import { readEngine } from './engine.ts';

/** Key of the engine and the React version that a site's scripts are made from. */
export function toRuntimeKey(): string {
  return `${readEngine().key} ${version}`;
}
