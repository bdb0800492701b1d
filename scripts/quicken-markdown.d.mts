import type { Plugin } from 'esbuild';

export function quickenMarkdown(): Plugin;
