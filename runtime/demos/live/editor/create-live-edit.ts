// An editor and a session, joined: typing waits for a pause, then runs; a reset runs the first source.

import { createCodeEditor } from './create-code-editor.ts';
import { createLiveSession } from '../session/create-live-session.ts';
import { fillIn } from '../fill-in.ts';
import type { EditorHint, LiveEdit } from './live-edit.ts';
import type { LiveSettings } from '../messages.ts';
import type { ShownFault } from './use-live-fault.ts';

const pause = 200;

/** What an edit is opened with. */
interface LiveEditOptions {
  /** What the page says now: it may have changed since the edit was opened. */
  readonly latest: () => LiveEdit & EditorHint & Omit<ShownFault, 'fault'>;
  readonly result: HTMLElement;
  readonly code: HTMLElement;
  readonly onHeight: (height: number) => void;
}

/** Opens an edit in two elements, and shows its first result. */
export function createLiveEdit({ latest, result, code, onHeight }: LiveEditOptions) {
  const { file, labels, hintId, takesFocus, product = '', layout = 'middle', ...props } = latest();
  let first = props.source;
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
    text: first,
    file,
    label: fillIn(labels.editor, { file }),
    hintId,
    onLeave: () => latest().leave(),
    onChange: type,
  });

  function type(text: string): void {
    latest().wait();
    run(text, pause);
    latest().onChange?.(text);
  }

  function run(text: string, delay = 0): void {
    clearTimeout(timer);
    timer = setTimeout(() => void session.run(text), delay);
  }

  run(first);
  if (takesFocus) editor.focus();

  return {
    focus: editor.focus,
    mark: editor.mark,
    change: (settings: LiveSettings) => session.change(settings),
    /** A page that keeps the text hands in what is there already; anything else is another variant. */
    write(source: string): void {
      if (editor.read() === source) return;
      first = source;
      editor.write(source);
      run(source);
    },
    reset(): void {
      latest().wait();
      editor.write(first);
      run(first);
      latest().onReset?.();
    },
    close(): void {
      clearTimeout(timer);
      session.close();
      editor.close();
    },
  };
}
