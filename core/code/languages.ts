// The languages a fence may name, each with the grammar that colours it.
//
// JavaScript and TypeScript always take the grammar with JSX: documentation of React components
// writes JSX in both.

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

/** The grammars in use, ready to be registered. */
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

/** Grammar by the name that a fence gives; `undefined` as a value means text without colours. */
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

/** Every language a fence may name, sorted. */
export const languages: readonly string[] = [...grammarByLanguage.keys()];

/** Tells whether a fence may name this language. */
export function isLanguage(language: string): boolean {
  return grammarByLanguage.has(language);
}

/** Finds the grammar that colours a language, or undefined for plain text. */
export function findGrammar(language: string): string | undefined {
  return grammarByLanguage.get(language);
}
