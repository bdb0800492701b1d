// A remote cache for Nx: what one machine has built, the others take. It keeps each task in one file.
// https://nx.dev/docs/kb/self-hosted-caching
//
// CACHE_TOKEN=secret CACHE_FOLDER=./cache PORT=8090 node cache-server.mjs

import { createHash, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const {
  CACHE_TOKEN: token,
  CACHE_FOLDER: folder = 'cache',
  PORT: port = '8090',
  HOST: host = '127.0.0.1',
} = process.env;
if (!token) throw new Error('Set CACHE_TOKEN to the token that the machines of your team send.');
await mkdir(folder, { recursive: true });
let uploads = 0;

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
});
server.listen(Number(port), host, () => console.log(`Listening on ${host}:${server.address().port}`));

async function answer(request, response) {
  if (!isToken(request.headers.authorization)) return response.writeHead(401).end();
  const task = /^\/v1\/cache\/([\da-zA-Z]{1,128})$/.exec(request.url ?? '')?.[1];
  if (task === undefined) return response.writeHead(404).end();

  const file = join(folder, task);
  if (request.method === 'GET') return send(file, response);
  if (request.method === 'PUT') return receive({ file, request, response });
  return response.writeHead(405, { allow: 'GET, PUT' }).end();
}

async function send(file, response) {
  const found = await stat(file).catch(() => undefined);
  if (!found) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': found.size });
  await pipeline(createReadStream(file), response);
}

/** An upload that breaks off is never seen, and what is there is never written again. */
async function receive({ file, request, response }) {
  uploads += 1;
  const partial = `${file}.${process.pid}-${uploads}`;
  try {
    await pipeline(request, createWriteStream(partial, { flags: 'wx' }));
    await link(partial, file);
    response.writeHead(200).end();
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    response.writeHead(409).end();
  } finally {
    await rm(partial, { force: true });
  }
}

function isToken(header = '') {
  const toHash = (text) => createHash('sha256').update(text).digest();
  return timingSafeEqual(toHash(header), toHash(`Bearer ${token}`));
}
