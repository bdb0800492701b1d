// Answers requests from an index of files. It never joins the path of a request to a folder, never redirects to a host
// that only the request names, and never throws because of a request. (sirv joins paths to folders, and does not know
// the rules of hosts.)

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import { readFile } from 'node:fs/promises';
import { findHeaders } from '../../../core/publish/hosting/find-headers.ts';
import type { HeaderRule } from '../../../core/publish/hosting/hosting-rules.ts';
import { createReplyPacker } from './create-reply-packer.ts';
import { findCopy, wantsMarkdown } from './find-copy.ts';
import type { LiveChannel } from './live/live-channel.ts';
import { parseTarget, type Target } from './parse-target.ts';
import { planAnswer, type Answer } from './plan-answer.ts';
import { sendReply, textReply, type Reply } from './reply.ts';
import type { ServedSite, ServedFile } from './served-site.ts';
import { isAllowedHost } from './is-allowed-host.ts';

/** Provides the current site, also after a file was found missing. */
export interface SiteSource {
  readonly current: () => Promise<ServedSite>;
  /** Waits a moment for a folder that is being replaced. */
  readonly refreshed: () => Promise<ServedSite>;
  /** Makes a missing page or file; `path` is the path within the site. It does not reject. */
  readonly bring?: (path: string) => Promise<void>;
  /** Makes a saved page again, and returns whether it did. It does not reject. */
  readonly freshen?: (path: string) => Promise<boolean>;
}

/** Options for serving a site. */
interface StaticHandlerOptions {
  /** Sub-path of the site: starts and ends with a slash. */
  readonly base?: string;
  /** Host names that are allowed besides this machine's own. */
  readonly hosts?: readonly string[];
  readonly live?: LiveChannel;
  /** Called with errors of the engine. */
  readonly onFault?: (error: unknown) => void;
}

/** Creates the request listener of a site. */
export function createStaticHandler(source: SiteSource, options: StaticHandlerOptions = {}) {
  const packReply = createReplyPacker();

  return function answer(request: IncomingMessage, response: ServerResponse): void {
    answerRequest(request, response).catch((error: unknown) => {
      options.onFault?.(error);
      if (response.headersSent) response.destroy();
      else sendReply(response, textReply(500, 'Internal server error.'));
    });
  };

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = findRefusal(request, options.hosts ?? []);
    if (refusal) return sendReply(response, refusal);

    const target = parseTarget(request.url ?? '');
    if (!target) return sendReply(response, textReply(400, 'The address is malformed.'));
    if (options.live?.answer(request, response, target.path)) return;

    const isCopyWanted = wantsMarkdown(request.headers.accept);
    const reply = applyConditions(await readAnswer(source, { target, isCopyWanted }, options), request);
    sendReply(response, await packReply(reply, request));
  }
}

// A file may disappear between look-up and reading: the second attempt uses the new site.
async function readAnswer(
  source: SiteSource,
  { target, isCopyWanted }: { target: Target; isCopyWanted: boolean },
  options: StaticHandlerOptions,
): Promise<Reply> {
  for (const load of [source.current, source.refreshed]) {
    const { site, answer } = await findAnswer(source, load, { target, base: options.base ?? '/' });
    const copy = findCopy(site, answer);
    const shownAnswer = copy && isCopyWanted && answer.kind === 'file' ? { ...answer, file: copy } : answer;
    const reply = await toReply(site, shownAnswer, options);
    if (reply) return copy ? { ...reply, headers: { ...reply.headers, vary: 'accept' } } : reply;
  }
  return textReply(503, 'The output folder is missing or being replaced. Run docs build if it does not come back.', {
    'retry-after': '1',
  });
}

async function findAnswer(
  source: SiteSource,
  load: SiteSource['current'],
  { target, base }: { target: Target; base: string },
): Promise<{ site: ServedSite; answer: Answer }> {
  const site = await load();
  const answer = planAnswer(site, target, base);
  if (answer.kind === 'file') {
    if (!(await source.freshen?.(answer.path))) return { site, answer };
  } else {
    if (answer.kind !== 'missing' || !source.bring) return { site, answer };
    await source.bring(answer.path);
  }
  const now = await source.current();
  return { site: now, answer: planAnswer(now, target, base) };
}

async function toReply(site: ServedSite, answer: Answer, options: StaticHandlerOptions): Promise<Reply | undefined> {
  switch (answer.kind) {
    case 'redirect':
      return textReply(answer.status, `See ${answer.location}`, { location: answer.location });
    case 'proxy':
      return textReply(
        502,
        `A rule passes this address to another host, which this server does not contact: ${answer.target}`,
      );
    case 'missing':
    case 'file':
      return toFileReply(site, answer, options);
  }
}

async function toFileReply(
  site: ServedSite,
  answer: Extract<Answer, { kind: 'file' | 'missing' }>,
  { base = '/', live }: StaticHandlerOptions,
): Promise<Reply | undefined> {
  const contents = answer.file ? await readContents(answer.file) : Buffer.from(bareNotFound);
  if (!contents) return undefined;

  const type = answer.file?.type ?? 'text/html; charset=utf-8';
  // Documents of the engine's own frames are not pages: their policy forbids scripts of the site.
  const isPage = type.startsWith('text/html') && !(answer.kind === 'file' && answer.path.startsWith('/_app/'));
  const body = live && isPage ? insertLiveScript(contents, live.revision()) : contents;
  const extra: Record<string, string> = Object.fromEntries(findHeaders(trimBase(site.headers, base), answer.path));
  // A page that is being edited must never come from a cache, whatever the rules for the host say.
  const caching = (!live && extra['cache-control']) || 'no-store';
  return {
    status: answer.status,
    headers: { 'content-type': type, ...extra, 'cache-control': caching, etag: toEtag(body) },
    body,
  };
}

// As with redirects, a pattern may be relative to the site or to the host.
function trimBase(rules: readonly HeaderRule[], base: string): HeaderRule[] {
  return rules.map((rule) => ({
    ...rule,
    pattern: rule.pattern.startsWith(base) ? rule.pattern.slice(base.length - 1) : rule.pattern,
  }));
}

const bareNotFound =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><body><h1>Not found</h1><p>This site has no such page.</p></body></html>\n';

function toEtag(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

// Requests are checked before anything is looked up.

/** Finds the reason to refuse a request; `hosts` are allowed besides this machine's own names. */
function findRefusal(request: IncomingMessage, hosts: readonly string[]): Reply | undefined {
  if (countHosts(request) > 1) return textReply(400, 'A request must have exactly one Host header.');
  if (!isAllowedHost(request.headers.host, hosts)) {
    return textReply(
      403,
      'This server only answers requests to localhost. Start it with --host NAME to open it under another name.',
    );
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textReply(405, 'This server is read-only: use GET or HEAD.', { allow: 'GET, HEAD' });
  }
  // Any site may run a script of another one, and could read the contents of this site from it.
  if (request.headers['sec-fetch-dest'] === 'script' && isForeign(request.headers['sec-fetch-site'])) {
    return textReply(403, 'Only pages of this server may load its scripts.');
  }
  // The server has no web sockets; a page of another site that tries gets a clear message.
  if (/\bwebsocket\b/i.test(request.headers.upgrade ?? '')) return textReply(403, 'This server has no web sockets.');
  return undefined;
}

// Browsers send this header to secure addresses, which include those of this machine.
function isForeign(site: string | string[] | undefined): boolean {
  return site === 'cross-site' || site === 'same-site';
}

function countHosts(request: IncomingMessage): number {
  return request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** Reads a served file; undefined if it disappeared after it was indexed. */
async function readContents({ file, contents }: ServedFile): Promise<Uint8Array | undefined> {
  if (contents) return contents;
  try {
    return await readFile(file);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}

/** Inserts the script that listens for changes at the end of a page's body. */
function insertLiveScript(page: Uint8Array, revision: string): Uint8Array {
  const html = Buffer.from(page).toString('utf8');
  const script = `<script src="/_live/client.js" data-docs-revision="${revision}"></script>`;
  const end = html.toLowerCase().lastIndexOf('</body>');
  return Buffer.from(end === -1 ? html + script : html.slice(0, end) + script + html.slice(end));
}

// A 200 reply becomes a part of it, or "not modified", by the conditions of the request. An invalid range is ignored, as
// the HTTP specification allows; one past the end gives 416.

/** Answers If-None-Match, Range and If-Range. */
function applyConditions(reply: Reply, request: { method?: string; headers: IncomingHttpHeaders }): Reply {
  const etag = reply.headers.etag ?? '';
  if (reply.status !== 200) return reply;
  if (hasMatch(request.headers['if-none-match'], etag)) return { ...reply, status: 304, body: new Uint8Array() };

  const completeReply = { ...reply, headers: { ...reply.headers, 'accept-ranges': 'bytes' } };
  const ifRange = request.headers['if-range'];
  if (request.method !== 'GET' || (ifRange !== undefined && ifRange !== etag)) return completeReply;
  return cutRange(completeReply, request.headers.range);
}

function hasMatch(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  const tags = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

function cutRange(reply: Reply, range: string | undefined): Reply {
  const size = reply.body.byteLength;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return reply;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return reply;

  // Without a first byte the number counts from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (start >= end) {
    return { status: 416, headers: { ...reply.headers, 'content-range': `bytes */${size}` }, body: new Uint8Array() };
  }

  const contentRange = `bytes ${start}-${end - 1}/${size}`;
  return {
    status: 206,
    headers: { ...reply.headers, 'content-range': contentRange },
    body: reply.body.subarray(start, end),
  };
}
