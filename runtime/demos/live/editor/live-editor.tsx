// Renders a demo that the reader edits: the result above, in a frame without access to the page, and its
// source below. It is loaded with the first edit, with the editor, the compiler and the demo's imports.
//
// The editor is not a tab stop: a button leads into it, and Escape back to the button.

import { useId, useRef } from 'react';
import type { LiveEdit } from './live-edit.ts';
import { formatFault, formatPlace, type LiveFault } from '../live-fault.ts';
import type { LiveLabels } from '../live-labels.ts';
import { useLiveEdit } from './use-live-edit.ts';

/** Props of a demo that can be edited. */
type LiveEditorProps = LiveEdit;

/** Renders a demo's result above its source, which can be edited. */
export function LiveEditor(props: LiveEditorProps) {
  const { file, labels, settings } = props;
  const hintId = useId();
  const hint = useRef<HTMLButtonElement>(null);
  const { fault, height, result, code, enter, reset } = useLiveEdit(props, {
    hintId,
    leave: () => hint.current?.focus(),
  });

  return (
    <div className="live" data-docs-live-edit="" data-mode={settings.mode}>
      <div ref={result} className="live-result" style={{ blockSize: height }} />
      <div className="live-fault" role="status" aria-label={labels.fault}>
        {fault && <Fault {...{ fault, labels, file }} />}
      </div>
      <div ref={code} className="live-editor" />
      <div className="live-bar">
        <span id={hintId}>{labels.leave}</span>
        <button ref={hint} type="button" onClick={enter}>
          {labels.enter}
        </button>
        <button type="button" onClick={reset}>
          {labels.reset}
        </button>
      </div>
    </div>
  );
}

function Fault({
  fault,
  labels,
  file,
}: {
  readonly fault: LiveFault;
  readonly labels: LiveLabels;
  readonly file: string;
}) {
  return (
    <p>
      {fault.place && <span className="live-place">{formatPlace(fault.place, { labels, shown: file })}: </span>}
      {formatFault(fault, labels)}
    </p>
  );
}
