// The plan of a project, whose files name pictures of this site → the same with the pictures in it: the
// project runs elsewhere, and keeps what it shows when this site has changed.

import type { ExportPlan } from '../../../core/demos/export/project.ts';

/** Puts into the files what their addresses hold. What cannot be fetched stays an address, complete. */
export async function fillAssets(plan: ExportPlan): Promise<ExportPlan> {
  const found = await Promise.all((plan.assets ?? []).map(async (address) => [address, await load(address)] as const));
  const fill = (text: string) => found.reduce((filled, [address, data]) => filled.replaceAll(address, data), text);
  return { ...plan, files: Object.fromEntries(Object.entries(plan.files).map(([name, text]) => [name, fill(text)])) };
}

async function load(address: string): Promise<string> {
  const { href } = new URL(address, location.href);
  try {
    const response = await fetch(href);
    return response.ok ? await toDataUrl(await response.blob()) : href;
  } catch {
    return href;
  }
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')));
    reader.readAsDataURL(blob);
  });
}
