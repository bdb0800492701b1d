// The state of an edit: what the reader types is compiled when they pause, and shown. The editor and
// the frame are not rendered by React, which only provides their container elements.

import { useEffect, useRef, useState } from 'react';
import type { LiveFault } from '../live-fault.ts';
import type { LiveSettings } from '../messages.ts';
import { createLiveEdit } from './create-live-edit.ts';
import type { EditorHint, LiveEdit } from './live-edit.ts';
import { useLiveFault } from './use-live-fault.ts';

const heights = { min: 40, initial: 120, max: 1600 };

const stylesMark = 'data-docs-live-styles';

/** Manages an edit: what is shown, and the actions besides typing. */
export function useLiveEdit(props: LiveEdit, hint: EditorHint) {
  const result = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const edit = useRef<ReturnType<typeof createLiveEdit>>(undefined);
  const [height, setHeight] = useState(heights.initial);
  const { fault, ...faultActions } = useLiveFault();
  const latest = useRef({ ...props, ...hint, ...faultActions });
  useEffect(() => {
    latest.current = { ...props, ...hint, ...faultActions };
  });

  // Only once: for another file, the page changes the key of this component.
  useEffect(() => {
    if (!result.current || !code.current) return;
    addLiveStyles(document);
    const onHeight = (next: number) => setHeight(Math.min(Math.max(next, heights.min), heights.max));
    const liveEdit = createLiveEdit({
      latest: () => latest.current,
      result: result.current,
      code: code.current,
      onHeight,
    });
    edit.current = liveEdit;
    return liveEdit.close;
  }, []);

  useSettings(props.settings, (settings) => edit.current?.change(settings));
  useEffect(() => edit.current?.write(props.source), [props.source]);
  useEffect(() => edit.current?.mark(findLine(fault, props.file)), [fault, props.file]);

  return { fault, height, result, code, enter: () => edit.current?.focus(), reset: () => edit.current?.reset() };
}

/** Calls back when the values of the settings change, not only the object. */
function useSettings(settings: LiveSettings, change: (settings: LiveSettings) => void): void {
  const shown = useRef(JSON.stringify(settings));
  useEffect(() => {
    const next = JSON.stringify(settings);
    if (next === shown.current) return;
    shown.current = next;
    change(settings);
  });
}

function findLine(fault: LiveFault | undefined, file: string): number | undefined {
  return fault?.place?.file === file ? fault.place.line : undefined;
}

const styles = `
.live { display: grid; grid-template-columns: minmax(0, 1fr); }
.live-result { position: relative; min-block-size: 40px; }
.live-frame { display: block; inline-size: 100%; block-size: 100%; border: 0; color-scheme: light dark; background: transparent; }
.live[data-mode='light'] .live-frame { color-scheme: light; }
.live[data-mode='dark'] .live-frame { color-scheme: dark; }
.live-fault:not(:empty) { border-block-start: 1px solid var(--line); border-inline-start: 2px solid var(--error); padding: 10px 20px; background: color-mix(in oklab, var(--error) 8%, var(--case)); color: var(--ink); font-size: 0.8125rem; line-height: 1.5; max-block-size: 12em; overflow: auto; overflow-wrap: anywhere; }
.live-fault p { margin: 0; }
.live-place { color: var(--error); font-weight: 600; }
.live-editor { position: relative; border-block-start: 1px solid var(--line); }
.live-editor:focus-within::after { content: ''; position: absolute; inset: 0; z-index: 5; outline: 2px solid var(--accent); outline-offset: -2px; pointer-events: none; }
.live-bar { display: flex; align-items: center; gap: 8px; padding: 4px 12px 4px 20px; border-block-start: 1px solid var(--line); font-size: 0.75rem; color: var(--ink-soft); }
.live-bar span { flex: 1; }
.live-bar button { min-block-size: 28px; padding: 2px 10px; border: 1px solid var(--line); border-radius: var(--radius-part); background: var(--case); color: var(--ink-soft); font: inherit; cursor: pointer; }
.live-bar button:hover { border-color: var(--line-strong); color: var(--ink); }
`;

/** Adds the style of the live editor to a document, once. */
function addLiveStyles(document: Document): void {
  const root = document.documentElement;
  if (root.hasAttribute(stylesMark)) return;

  root.setAttribute(stylesMark, '');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
