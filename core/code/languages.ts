// The languages that a fence can name, with the grammar for each.
//
// JavaScript and TypeScript always have the grammar with JSX, because documentation of React components uses JSX in
// both.

import bash from 'refractor/bash';
import css from 'refractor/css';
import graphql from 'refractor/graphql';
import http from 'refractor/http';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import less from 'refractor/less';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import python from 'refractor/python';
import scss from 'refractor/scss';
import sql from 'refractor/sql';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import yaml from 'refractor/yaml';

/** The grammars to register. */
export const grammars = [
  bash,
  css,
  graphql,
  http,
  javascript,
  json,
  jsx,
  less,
  markdown,
  markup,
  python,
  scss,
  sql,
  toml,
  tsx,
  yaml,
] as const;

/** Grammars by language; `undefined` means text without highlighting. */
const grammarByLanguage: ReadonlyMap<string, string | undefined> = new Map([
  ['bash', 'bash'],
  ['css', 'css'],
  ['diff', undefined],
  ['graphql', 'graphql'],
  ['html', 'markup'],
  ['http', 'http'],
  ['javascript', 'jsx'],
  ['js', 'jsx'],
  ['json', 'json'],
  ['json5', 'json'],
  ['jsonc', 'json'],
  ['jsx', 'jsx'],
  ['less', 'less'],
  ['markdown', 'markdown'],
  ['markup', 'markup'],
  ['md', 'markdown'],
  ['mdx', 'markdown'],
  ['mjs', 'jsx'],
  ['plain', undefined],
  ['plaintext', undefined],
  ['py', 'python'],
  ['python', 'python'],
  ['scss', 'scss'],
  ['sql', 'sql'],
  ['svg', 'markup'],
  ['text', undefined],
  ['toml', 'toml'],
  ['ts', 'tsx'],
  ['tsx', 'tsx'],
  ['txt', undefined],
  ['typescript', 'tsx'],
  ['xml', 'markup'],
  ['yaml', 'yaml'],
  ['yml', 'yaml'],
]);

/** Every language that a fence can name, sorted. */
export const languages: readonly string[] = [...grammarByLanguage.keys()];

/** Returns whether a fence can name this language. */
export function isLanguage(language: string): boolean {
  return grammarByLanguage.has(language);
}

/** Finds the grammar that highlights a language; undefined for plain text. */
export function findGrammar(language: string): string | undefined {
  return grammarByLanguage.get(language);
}
