// Replaces a demo's stage with the editor, which shows the demo in a frame above its source. It is
// loaded with the first edit; closing it shows the page's demo again.

import { createRoot } from 'react-dom/client';
import { LiveEditor } from './live/editor/live-editor.tsx';
import type { LiveLabels } from './live/live-labels.ts';
import { toText, type DemoFacts, type PageSources, type SourceVariant } from './demo-facts.ts';
import type { DemoTheme } from './root/demo-theme.ts';

/** The demo to edit and its surroundings. */
export interface EditTask {
  readonly facts: DemoFacts;
  readonly theme: DemoTheme;
  readonly source: SourceVariant;
  readonly page: PageSources;
  readonly onReset: () => void;
}

/** Opens the editor of a demo, and returns the function that closes it. */
export function editDemo(element: HTMLElement, { facts, theme, source, page, onReset }: EditTask): () => void {
  const stage = element.querySelector<HTMLElement>('.demo-stage');
  const container = document.createElement('div');
  const root = createRoot(container);
  const [main, ...others] = source.files;
  const { product, wrapper, files, sheets } = page.around;

  container.className = stage?.dataset.mode === 'light' ? 'demo-edit demo-edit-light' : 'demo-edit';
  stage?.after(container);
  if (stage) stage.hidden = true;
  root.render(
    <LiveEditor
      source={toText(main?.html ?? '')}
      file={main?.path ?? 'Demo.tsx'}
      files={{
        ...Object.fromEntries(others.map(({ path, html }) => [path, toText(html)])),
        ...completeAddresses(files),
      }}
      wrapper={wrapper}
      product={product}
      layout={stage?.matches('.demo-plain, .demo-inline') || element.matches('.demo-bare') ? 'wide' : 'middle'}
      manifestUrl={facts.live ?? ''}
      settings={theme}
      sheets={sheets}
      utilities={source.utilities}
      labels={page.labels as LiveLabels}
      onReset={onReset}
      takesFocus
    />,
  );

  return function close() {
    root.unmount();
    container.remove();
    if (stage) stage.hidden = false;
  };
}

/** Makes asset addresses absolute: the frame has no address to resolve relative ones against. */
function completeAddresses(files: Readonly<Record<string, string>>): Record<string, string> {
  const complete = (text: string) =>
    /^\/\S*_app\/assets\/[^/\s]+$/.test(text) ? new URL(text, location.href).href : text;
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, complete(text)]));
}
