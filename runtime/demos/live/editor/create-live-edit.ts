// Connects an editor and a session: typed code runs after a pause; a reset runs the initial source.

import { createCodeEditor } from './create-code-editor.ts';
import { createLiveSession } from '../session/create-live-session.ts';
import { fillIn } from '../fill-in.ts';
import type { EditorHint, LiveEdit } from './live-edit.ts';
import type { LiveSettings } from '../messages.ts';
import type { ShownFault } from './use-live-fault.ts';

const pauseMs = 200;

/** Options of an edit. */
interface LiveEditOptions {
  /** Returns the page's current props, which may have changed since the edit was opened. */
  readonly latest: () => LiveEdit & EditorHint & Omit<ShownFault, 'fault'>;
  readonly result: HTMLElement;
  readonly code: HTMLElement;
  readonly onHeight: (height: number) => void;
}

/** Opens an edit in two elements, and shows its first result. */
export function createLiveEdit({ latest, result, code, onHeight }: LiveEditOptions) {
  const { file, labels, hintId, takesFocus, product = '', layout = 'middle', ...props } = latest();
  let initialSource = props.source;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const session = createLiveSession({
    ...props,
    file,
    product,
    layout,
    host: result,
    title: fillIn(labels.result, { file }),
    onDrawn: () => latest().clear(),
    onFault: (fault) => latest().show(fault),
    onHeight,
  });
  const editor = createCodeEditor({
    host: code,
    text: initialSource,
    file,
    label: fillIn(labels.editor, { file }),
    hintId,
    onLeave: () => latest().leave(),
    onChange: type,
  });

  function type(text: string): void {
    latest().wait();
    run(text, pauseMs);
    latest().onChange?.(text);
  }

  function run(text: string, delay = 0): void {
    clearTimeout(timer);
    timer = setTimeout(() => void session.run(text), delay);
  }

  run(initialSource);
  if (takesFocus) editor.focus();

  return {
    focus: editor.focus,
    mark: editor.mark,
    change: (settings: LiveSettings) => session.change(settings),
    /** Replaces the source with another variant. A page that stores the text may pass the current text. */
    write(source: string): void {
      if (editor.read() === source) return;
      initialSource = source;
      editor.write(source);
      run(source);
    },
    reset(): void {
      latest().wait();
      editor.write(initialSource);
      run(initialSource);
      latest().onReset?.();
    },
    close(): void {
      clearTimeout(timer);
      session.close();
      editor.close();
    },
  };
}
