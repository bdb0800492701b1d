// Rules of `_headers` → the same rules in the words of a host that does not read that file.

import type { HeaderRule } from './hosting-rules.ts';

/** The hosts whose words are known. */
export const headerHosts = ['nginx', 'netlify', 'vercel', 'cloudflare'] as const;

/** A host whose words are known. */
export type HeaderHost = (typeof headerHosts)[number];

/** Formats rules for a host: a file of its own, or a part of one. */
export function formatHeaders(rules: readonly HeaderRule[], host: HeaderHost): string {
  if (host === 'nginx') return formatNginx(rules);
  if (host === 'vercel') return formatVercel(rules);
  return host === 'netlify' ? formatNetlify(rules) : formatPlain(rules);
}

/** The file itself: Cloudflare Pages reads it, and so does Netlify. */
function formatPlain(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({ pattern, headers }) =>
        `${pattern}\n${headers.map(([name, value]) => `  ${toName(name)}: ${value}\n`).join('')}`,
    )
    .join('');
}

function formatNetlify(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({ pattern, headers }) =>
        `[[headers]]\n  for = ${JSON.stringify(pattern)}\n  [headers.values]\n` +
        headers.map(([name, value]) => `    ${toName(name)} = ${JSON.stringify(value)}\n`).join(''),
    )
    .join('\n');
}

function formatVercel(rules: readonly HeaderRule[]): string {
  const headers = rules.map(({ pattern, headers: all }) => ({
    source: pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '(.*)'),
    headers: all.map(([name, value]) => ({ key: toName(name), value })),
  }));
  return `${JSON.stringify({ headers }, null, 2)}\n`;
}

/** One map for each header: nginx takes the first line that fits, where here the last one wins. */
function formatNginx(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))];
  const sent = names.filter((name) => name !== 'content-type');
  const maps = sent.map((name) => {
    const lines = rules
      .flatMap(({ pattern, headers }) => headers.filter(([each]) => each === name).map(([, value]) => [pattern, value]))
      .reverse()
      .map(([pattern = '', value = '']) => `  ${quoteNginx(`~${toExpression(pattern)}`)} ${quoteNginx(value)};\n`);
    return `map $request_uri ${toVariable(name)} {\n  default "";\n${lines.join('')}}\n`;
  });
  const lines = sent.map((name) => `add_header ${toName(name)} ${toVariable(name)} always;\n`);
  // A server that names types of its own would no longer know those of "http".
  const types = 'types { "text/markdown; charset=utf-8" md; }\n';
  return `# Inside "http":\n${types}${maps.join('')}\n# Inside "http" or "server":\n${lines.join('')}`;
}

function toExpression(pattern: string): string {
  const path = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '[^?]*');
  return `^${path}(\\?|$)`;
}

function toVariable(name: string): string {
  return `$docs_${name.replaceAll('-', '_')}`;
}

function quoteNginx(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** "content-security-policy" as it is usually written. */
function toName(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());
}
