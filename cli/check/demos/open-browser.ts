// The machine → a browser that opens demos, or what has to be installed for it.

import { existsSync } from 'node:fs';
import type * as Playwright from 'playwright-core';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import { chromiumFlags } from '../../../scripts/chromium-flags.mjs';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { loadTool, type ToolPlaces } from '../../files/load-tool.ts';

/** Opens a headless Chromium: the installed one, or else the one that Playwright has installed. */
export async function openBrowser(
  places: ToolPlaces,
  environment = process.env,
): Promise<{ browser: Playwright.Browser } | { problem: Problem }> {
  const loaded = await loadTool<typeof Playwright>('playwright-core', places);
  if ('problem' in loaded) return loaded;

  const { chromium } = loaded.tool;
  const executablePath = findChromium(environment) ?? [chromium.executablePath()].find((file) => existsSync(file));
  if (executablePath === undefined) return { problem: missingBrowser };
  try {
    return { browser: await chromium.launch({ executablePath, args: [...chromiumFlags] }) };
  } catch (error) {
    return { problem: toBrokenBrowser(executablePath, error) };
  }
}

function toBrokenBrowser(file: string, error: unknown): Problem {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return {
    rule: 'check-browser-missing',
    severity: 'error',
    place: { file: 'package.json' },
    message: `The browser ${quote(file)} does not start: ${line}`,
    hint: 'Repair it, or set CHROME_BIN to the path of another browser.',
  };
}

const missingBrowser: Problem = {
  rule: 'check-browser-missing',
  severity: 'error',
  place: { file: 'package.json' },
  message: 'No Chromium is installed, so no demo can be opened',
  hint: 'Install Chromium or Chrome, set CHROME_BIN to its path, or run npx playwright-core install chromium.',
};
