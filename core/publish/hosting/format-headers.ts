import type { HeaderRule } from './hosting-rules.ts';

/** The hosts with a known format for headers. */
export const headerHosts = ['nginx', 'netlify', 'vercel', 'cloudflare'] as const;

/** A host with a known format for headers. */
export type HeaderHost = (typeof headerHosts)[number];

/** Formats the rules of `_headers` as configuration of a host. */
export function formatHeaders(rules: readonly HeaderRule[], host: HeaderHost): string {
  if (host === 'nginx') return formatNginx(rules);
  if (host === 'vercel') return formatVercel(rules);
  return host === 'netlify' ? formatNetlify(rules) : formatPlain(rules);
}

/** Formats `_headers` itself, which Cloudflare Pages and Netlify read. */
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

/** Formats one map per header, in reverse: nginx takes the first matching line, `_headers` the last. */
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
  // Inside "server", "types" would replace those of "http" instead of adding to them.
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

/** "content-security-policy" → "Content-Security-Policy" */
function toName(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());
}
