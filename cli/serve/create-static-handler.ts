// An index of files → the function that answers requests from it.
// It never joins a request's path to a folder, never redirects to a host that only the request
// names, and no request can make it throw. (sirv joins paths to folders, and knows no rules of hosts.)

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findHeaders } from '../../core/hosting/find-headers.ts';
import type { HeaderRule } from '../../core/hosting/hosting-rules.ts';
import { applyConditions } from './apply-conditions.ts';
import { createReplyPacker } from './create-reply-packer.ts';
import { findCopy, wantsMarkdown } from './find-copy.ts';
import { findRefusal } from './find-refusal.ts';
import type { LiveChannel } from './live/create-live-channel.ts';
import { insertLiveScript } from './live/insert-live-script.ts';
import { parseTarget, type Target } from './parse-target.ts';
import { planAnswer, type Answer } from './plan-answer.ts';
import { readContents } from './read-contents.ts';
import { sendReply, textReply, type Reply } from './reply.ts';
import type { ServedSite } from './served-site.ts';

/** Gives the site as it is now, and as it is after a file was found missing. */
export interface SiteSource {
  readonly current: () => Promise<ServedSite>;
  /** Waits a moment for a folder that is being replaced. */
  readonly refreshed: () => Promise<ServedSite>;
  /** Makes what is not there yet; `path` is the path within the site. It does not reject. */
  readonly bring?: (path: string) => Promise<void>;
  /** Makes a page anew that was saved since, and tells whether it did. It does not reject. */
  readonly freshen?: (path: string) => Promise<boolean>;
}

/** How a site is served. */
interface StaticHandlerOptions {
  /** Sub-path of the site: starts and ends with a slash. */
  readonly base?: string;
  /** Host names that are answered beside this machine's own. */
  readonly hosts?: readonly string[];
  readonly live?: LiveChannel;
  /** Hears of what only we can fix. */
  readonly onFault?: (error: unknown) => void;
}

/** Makes the request listener of a site. */
export function createStaticHandler(source: SiteSource, options: StaticHandlerOptions = {}) {
  const packReply = createReplyPacker();

  return function answer(request: IncomingMessage, response: ServerResponse): void {
    answerRequest(request, response).catch((error: unknown) => {
      options.onFault?.(error);
      if (response.headersSent) response.destroy();
      else sendReply(response, textReply(500, 'The server has a fault.'));
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

// A file may go away between the look-up and the reading: the second look sees the new site.
async function readAnswer(
  source: SiteSource,
  { target, isCopyWanted }: { target: Target; isCopyWanted: boolean },
  options: StaticHandlerOptions,
): Promise<Reply> {
  for (const load of [source.current, source.refreshed]) {
    const { site, answer } = await findAnswer(source, load, { target, base: options.base ?? '/' });
    const copy = findCopy(site, answer);
    const chosen = copy && isCopyWanted && answer.kind === 'file' ? { ...answer, file: copy } : answer;
    const reply = await toReply(site, chosen, options);
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
        `A rule hands this address to another host, which this server does not ask: ${answer.target}`,
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
  // The documents of the engine's own frames are no pages: their policy refuses scripts of the site.
  const isPage = type.startsWith('text/html') && !(answer.kind === 'file' && answer.path.startsWith('/_app/'));
  const body = live && isPage ? insertLiveScript(contents, live.revision()) : contents;
  const extra: Record<string, string> = Object.fromEntries(findHeaders(trimBase(site.headers, base), answer.path));
  // A page that is being written must never come from a cache, whatever a host would say.
  const caching = (!live && extra['cache-control']) || 'no-store';
  return {
    status: answer.status,
    headers: { 'content-type': type, ...extra, 'cache-control': caching, etag: toEtag(body) },
    body,
  };
}

// As with redirects, a pattern may be written for the site or for the host it is under.
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
