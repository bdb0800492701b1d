import { version } from 'react';
import { readEngine } from './engine.ts';

/** Stands for the engine and the React that a site brings, which its scripts are made of. */
export function toRuntimeKey(): string {
  return `${readEngine().key} ${version}`;
}
