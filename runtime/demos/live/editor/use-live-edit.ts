// The course of an edit: what the reader types is compiled when they pause, and shown. The editor and
// the frame live in elements of the page, beside React, which only holds the places for them.

import { useEffect, useRef, useState } from 'react';
import { createLiveEdit } from './create-live-edit.ts';
import type { EditorHint, LiveEdit } from './live-edit.ts';
import type { LiveFault } from '../live-fault.ts';
import { addLiveStyles } from './live-styles.ts';
import type { LiveSettings } from '../messages.ts';
import { useLiveFault } from './use-live-fault.ts';

const heights = { least: 40, first: 120, most: 1600 };

/** Keeps an edit: what is shown, and what the reader can do beside typing. */
export function useLiveEdit(props: LiveEdit, hint: EditorHint) {
  const result = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const edit = useRef<ReturnType<typeof createLiveEdit>>(undefined);
  const [height, setHeight] = useState(heights.first);
  const { fault, ...course } = useLiveFault();
  const latest = useRef({ ...props, ...hint, ...course });
  useEffect(() => {
    latest.current = { ...props, ...hint, ...course };
  });

  // Another file is another editor: the page gives it a key.
  useEffect(() => {
    if (!result.current || !code.current) return;
    addLiveStyles(document);
    const onHeight = (next: number) => setHeight(Math.min(Math.max(next, heights.least), heights.most));
    const opened = createLiveEdit({
      latest: () => latest.current,
      result: result.current,
      code: code.current,
      onHeight,
    });
    edit.current = opened;
    return opened.close;
  }, []);

  useSettings(props.settings, (settings) => edit.current?.change(settings));
  useEffect(() => edit.current?.write(props.source), [props.source]);
  useEffect(() => edit.current?.mark(findLine(fault, props.file)), [fault, props.file]);

  return { fault, height, result, code, enter: () => edit.current?.focus(), reset: () => edit.current?.reset() };
}

/** Calls back when the settings say something else, not when they are only another object. */
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
