// The plan of a project whose files refer to pictures of this site → the same plan with the pictures inlined:
// the project runs elsewhere, and must look the same after this site has changed.

import type { ExportPlan } from '../../../core/demos/export/project.ts';

/** Replaces asset addresses in the files with data URLs, or with absolute addresses if they cannot be fetched. */
export async function fillAssets(plan: ExportPlan): Promise<ExportPlan> {
  const loadedAssets = await Promise.all(
    (plan.assets ?? []).map(async (address) => [address, await load(address)] as const),
  );
  const fill = (text: string) =>
    loadedAssets.reduce((filled, [address, data]) => filled.replaceAll(address, data), text);
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
