// Where this repository's site publishes its addresses: the sitemap and the feeds.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { buildOwnSite } from '../build-own-site.ts';
import { isEvery } from '../everyday.ts';
import { samplePaths } from '../sample-paths.ts';
import { isWellFormedXml } from '../is-well-formed-xml.ts';

const xmlFiles = ['sitemap.xml', 'feed/blog/rss.xml', 'feed/blog/atom.xml'];
const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;

describe('the sitemap and the feeds of this site', () => {
  let out: string;
  let host: string;
  let close: () => unknown;
  beforeAll(async () => {
    out = await buildOwnSite();
    const server = await startServer({ folder: out, port: 0 });
    if (server.kind === 'refused') throw new Error(server.message);
    host = `http://localhost:${server.port}`;
    close = () => server.close();
  });
  afterAll(() => close());

  it.runIf(isEvery)(
    'name only what exists: each address answers, and so does each picture and feed that its page names',
    async () => {
      const addresses = [
        ...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]+)</g),
      ].map(([, path]) => path!);
      const wrong: string[] = [];
      for (const path of samplePaths(addresses)) {
        const answer = await fetch(`${host}${path}`, { redirect: 'manual' });
        if (answer.status !== 200) wrong.push(`${path} answers ${answer.status}`);
        const named = [
          ...(await answer.text()).matchAll(
            /(?:og:image" content="|href=")https:\/\/vitrine\.example\.com(\/(?:_app|feed)\/[^"]+)/g,
          ),
        ];
        wrong.push(...named.flatMap(([, file]) => (existsSync(join(out, file!)) ? [] : [`${path} names ${file}`])));
      }

      // The server answers every request alike: pictures and feeds are only looked for as files.
      wrong.push(...addresses.filter((path) => !existsSync(join(out, decodeURI(path), 'index.html'))));
      expect(addresses.length).toBeGreaterThan(300);
      expect(wrong).toEqual([]);
    },
  );

  it('are well-formed XML and JSON', () => {
    for (const file of xmlFiles) expect(isWellFormedXml(readFileSync(join(out, file), 'utf8'))).toBe(true);
    expect(JSON.parse(readFileSync(join(out, 'feed/blog/feed.json'), 'utf8')).version).toContain('1.1');
  });

  it.skipIf(!hasXmllint)(`pass xmllint${hasXmllint ? '' : ' (not installed: libxml2-utils has it)'}`, () => {
    expect(() => execFileSync('xmllint', ['--noout', ...xmlFiles.map((file) => join(out, file))])).not.toThrow();
  });
});
