// A demo of a page → what its copy shows of it: its name, and its sources as their author wrote them.

import type { DemoMarker } from '../../../core/demo-marker.ts';
import type { Page } from '../../../core/page.ts';
import { writeFence } from '../../../core/text/markdown/write-fence.ts';
import type { MadeDemos, MadeStyling } from '../../demos/made-demos.ts';

interface DemoTools {
  readonly page: Page;
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly toAddress: (path: string) => string;
}

/** Creates the function that writes the demos of a page. A demo that is shown twice has its sources once. */
export function createDemoWriter(
  { byMarker }: MadeDemos,
  { page, t, toAddress }: DemoTools,
): (marker: DemoMarker) => string {
  const written = new Set<string>();

  return function writeDemo(marker) {
    const stylings = byMarker.get(marker)?.stylings ?? [];
    if (stylings.length === 0) return '';
    const title = `[${t('demo.label', { name: marker.name })}](${toAddress(`${page.path}demo/${marker.name}/`)})`;
    if (written.has(marker.name)) return title;
    written.add(marker.name);
    return [title, ...stylings.flatMap(writeSources)].join('\n\n');
  };
}

function writeSources({ written }: MadeStyling): string[] {
  return written.map(({ name, code }) => writeFence(code, `${name.slice(name.lastIndexOf('.') + 1)} title="${name}"`));
}
