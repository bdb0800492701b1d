import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';

describe('findChromium', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function writeProgram(name: string, mode = 0o755): string {
    const file = join(folder, name);
    writeFileSync(file, '#!/bin/sh\n');
    chmodSync(file, mode);
    return file;
  }

  it('finds a browser on the PATH, Chromium before Chrome', () => {
    writeProgram('google-chrome');
    const chromium = writeProgram('chromium');

    expect(findChromium({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(chromium);
  });

  it('prefers a browser that opens no windows', () => {
    writeProgram('chromium');
    const shell = writeProgram('chromium-headless-shell');

    expect(findChromium({ PATH: folder })).toBe(shell);
  });

  it('prefers the browser in CHROME_BIN', () => {
    writeProgram('chromium');
    const named = writeProgram('my-chrome');

    expect(findChromium({ PATH: folder, CHROME_BIN: named })).toBe(named);
  });

  it.skipIf(process.platform === 'win32')('skips files that are not executable', () => {
    writeProgram('chromium', 0o644);
    const chrome = writeProgram('google-chrome');

    expect(findChromium({ PATH: folder })).toBe(chrome);
  });
});
