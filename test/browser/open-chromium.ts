// One Chromium for all test files that a worker runs, one after the other: what a test does in it
// stays in its context. One that has crashed is replaced by a new one.

import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';
import { chromiumFlags } from '../../scripts/chromium-flags.mjs';
import { collectorUrl } from './start-collector.ts';

const flags = [
  ...chromiumFlags,
  // A frame without an origin has a process of its own, as in every browser with windows.
  '--site-per-process',
  '--enable-features=IsolateSandboxedIframes',
];

let opened: Browser | undefined;

/** Gives the browser, which ends with its worker. */
export async function openChromium(executablePath: string): Promise<Browser> {
  const collector = `MAP ${new URL(collectorUrl).host} 127.0.0.1:${inject('ownSite').collectorPort}`;
  if (!opened?.isConnected())
    opened = await chromium.launch({ executablePath, args: [...flags, `--host-resolver-rules=${collector}`] });
  return opened;
}

/** Closes what a test file has left open. A frame that hangs outlives its page, and would take a processor for the rest. */
export async function closeContexts(): Promise<void> {
  if (!opened?.isConnected()) return;
  await Promise.all(opened.contexts().map((context) => context.close()));
  const session = await opened.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  for (const { id, type } of processInfo) if (type === 'renderer') endProcess(id);
}

function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
