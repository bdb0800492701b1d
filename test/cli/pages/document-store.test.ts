import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDocumentStore } from '../../../cli/pages/document-store.ts';
import { pruneDocuments } from '../../../cli/pages/prune-documents.ts';
import type { Document } from '../../../core/document.ts';

let cache = '';

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

const document: Document = {
  frontMatter: { components: [], hooks: [], redirectFrom: [], authors: [], tags: [] },
  title: 'A',
  description: '',
  hasTitleHeading: true,
  blocks: [{ kind: 'html', html: '<h1>A</h1>' }],
  headings: [],
  anchors: [],
  links: [],
  problems: [],
};

describe('kept documents', () => {
  it('come back by their key, and by no other', () => {
    openDocumentStore(cache).write('abc', document);

    expect(openDocumentStore(cache).read('abc')).toEqual(document);
    expect(openDocumentStore(cache).read('abd')).toBeUndefined();
  });

  it('count as not kept when they were cut short', () => {
    openDocumentStore(cache).write('abc', document);
    writeFileSync(join(cache, 'documents/a/bc.json'), '{"title":"A","blo');

    expect(openDocumentStore(cache).read('abc')).toBeUndefined();
  });
});

describe('pruned documents', () => {
  function keep(count: number): void {
    const store = openDocumentStore(cache);
    for (let index = 0; index < count; index += 1) {
      store.write(`k${index}`, document);
      utimesSync(join(cache, `documents/k/${index}.json`), index, index);
    }
  }

  it('are the oldest, once there are too many for the pages of the site', () => {
    keep(1001);

    pruneDocuments(cache, 10);

    const left = readdirSync(join(cache, 'documents/k'))
      .map((name) => Number.parseInt(name, 10))
      .sort((a, b) => a - b);
    expect(left).toHaveLength(20);
    expect(left[0]).toBe(981);
  });

  it('are none while there are few', () => {
    keep(30);

    pruneDocuments(cache, 1);

    expect(readdirSync(join(cache, 'documents/k'))).toHaveLength(30);
  });
});
