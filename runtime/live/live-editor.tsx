// A demo that the reader changes: the result above, in a frame that cannot reach the page, and its
// source below. It is loaded at the first edit, with the editor, the compiler and what the demo imports.
//
// The editor is no stop of the tab key: a button leads into it, and Escape back to the button.

import { useEffect, useId, useRef, useState } from 'react';
import { createCodeEditor, type CodeEditor } from './create-code-editor.ts';
import { createLiveSession, type LiveSession } from './create-live-session.ts';
import { fillIn } from './fill-in.ts';
import { formatFault, formatPlace, type LiveFault } from './live-fault.ts';
import type { LiveLabels } from './live-labels.ts';
import { addLiveStyles } from './live-styles.ts';
import type { LiveSettings } from './messages.ts';
import { useLiveFault } from './use-live-fault.ts';

const typing = 200;

/** Props of a demo that can be changed. */
export interface LiveEditorProps {
  /** The source as it is published: TypeScript or JavaScript, as the file's name says. */
  readonly source: string;
  /** The name of its file: "BasicButtons.tsx". */
  readonly file: string;
  /** Other files that it may import, by their paths from it: "./data.ts". */
  readonly files: Readonly<Record<string, string>>;
  /** One of those files, whose default export stands around the demo and is given the settings. */
  readonly wrapper?: string;
  /** The product whose page shows the demo; the wrapper is told. */
  readonly product?: string;
  readonly manifestUrl: string;
  readonly settings: LiveSettings;
  readonly styleUrls: readonly string[];
  readonly labels: LiveLabels;
  /** Gives the editor the focus at once, for a reader who came to type. */
  readonly autoFocus?: boolean;
  readonly onChange?: (source: string) => void;
  readonly onReset?: () => void;
}

/** Shows a demo's result above its source, which can be edited. */
export function LiveEditor(props: LiveEditorProps) {
  const { file, labels, settings } = props;
  const hintId = useId();
  const hint = useRef<HTMLButtonElement>(null);
  const { fault, height, result, code, enter, reset } = useLiveEdit(props, { hintId, leave: () => hint.current?.focus() });

  return (
    <div className="live" data-live-edit="" data-mode={settings.mode}>
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

function Fault({ fault, labels, file }: { readonly fault: LiveFault; readonly labels: LiveLabels; readonly file: string }) {
  return (
    <p>
      {fault.place && <span className="live-place">{formatPlace(fault.place, { labels, shown: file })}: </span>}
      {formatFault(fault, labels)}
    </p>
  );
}

/** The editor and the session live in the page's elements, beside React. */
function useLiveEdit(props: LiveEditorProps, { hintId, leave }: { hintId: string; leave: () => void }) {
  const { source, file, labels, settings } = props;
  const latest = useRef(props);
  latest.current = props;
  const first = useRef(source);
  const result = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const session = useRef<LiveSession>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [height, setHeight] = useState(120);
  const { fault, show, wait, clear } = useLiveFault();

  function run(text: string, delay = 0): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void session.current?.run(text), delay);
  }

  function reset(): void {
    editor.current?.write(first.current);
    wait();
    run(first.current);
    latest.current.onReset?.();
  }

  useEffect(() => {
    addLiveStyles(document);
    session.current = createLiveSession({
      ...latest.current,
      product: latest.current.product ?? '',
      host: result.current!,
      title: fillIn(labels.result, { file }),
      onDrawn: clear,
      onFault: show,
      onHeight: (next) => setHeight(Math.min(Math.max(next, 40), 1600)),
    });
    editor.current = createCodeEditor({
      host: code.current!,
      text: first.current,
      file,
      label: fillIn(labels.editor, { file }),
      hintId,
      onLeave: leave,
      onChange(text) {
        wait();
        run(text, typing);
        latest.current.onChange?.(text);
      },
    });
    run(first.current);
    if (latest.current.autoFocus) editor.current.focus();

    return () => {
      clearTimeout(timer.current);
      session.current?.close();
      editor.current?.close();
    };
    // Another file is another editor: the page gives it a key. What else changes is looked up.
  }, []);

  const { mode, direction, dense, spacing, colors } = settings;
  const shownColors = JSON.stringify(colors);
  useEffect(() => session.current?.change(latest.current.settings), [mode, direction, dense, spacing, shownColors]);
  useEffect(() => editor.current?.mark(fault?.place?.file === file ? fault.place.line : undefined), [fault, file]);
  // A page that keeps the text hands in what is there already; anything else is another variant.
  useEffect(() => {
    if (!editor.current || editor.current.read() === source) return;
    first.current = source;
    editor.current.write(source);
    run(source);
  }, [source]);

  return { fault, height, result, code, enter: () => editor.current?.focus(), reset };
}
