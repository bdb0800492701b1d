// The state of an edit: what the reader types is compiled when they pause, and shown. The editor and
// the frame are not rendered by React, which only provides their container elements.

import { useEffect, useRef, useState } from 'react';
import { createLiveEdit } from './create-live-edit.ts';
import type { EditorHint, LiveEdit } from './live-edit.ts';
import type { LiveFault } from '../live-fault.ts';
import { addLiveStyles } from './live-styles.ts';
import type { LiveSettings } from '../messages.ts';
import { useLiveFault } from './use-live-fault.ts';

const heights = { min: 40, initial: 120, max: 1600 };

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
