// Creates the editor: CodeMirror with the few extensions that a demo needs. It is not in the tab order,
// Tab leaves it, and Escape returns the focus to where it came from.

import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  type DecorationSet,
} from '@codemirror/view';
import { editorHighlight, editorTheme } from './editor-theme.ts';
import { mountEditorStyles } from './mount-editor-styles.ts';

/** Options of an editor. */
interface CodeEditorOptions {
  readonly host: HTMLElement;
  readonly text: string;
  readonly file: string;
  /** The accessible name. */
  readonly label: string;
  /** Id of the element that describes how to leave. */
  readonly hintId: string;
  /** Called with text that the reader has typed, not with text that was set. */
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/** An editor on the page. */
interface CodeEditor {
  readonly focus: () => void;
  readonly read: () => string;
  /** Replaces the whole text; the reader can undo it. */
  readonly write: (text: string) => void;
  /** Marks the line of an error, counted from one, or none. */
  readonly mark: (line: number | undefined) => void;
  readonly close: () => void;
}

const markLine = StateEffect.define<number | undefined>();
const faultLine = Decoration.line({ class: 'cm-live-fault' });

const faultMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    const effect = effects.findLast((candidate) => candidate.is(markLine));
    if (!effect) return marks.map(changes);
    const line: unknown = effect.value;
    return typeof line === 'number' && line >= 1 && line <= state.doc.lines
      ? Decoration.set(faultLine.range(state.doc.line(line).from))
      : Decoration.none;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Creates an editor in an element. */
export function createCodeEditor({
  host,
  text,
  file,
  label,
  hintId,
  onChange,
  onLeave,
}: CodeEditorOptions): CodeEditor {
  mountEditorStyles();
  let isWriting = false;
  const leave = () => {
    onLeave();
    return true;
  };
  const view = new EditorView({
    parent: host,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([{ key: 'Escape', run: leave }, ...defaultKeymap, ...historyKeymap]),
        history(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        indentOnInput(),
        javascript({ jsx: /x$|\.js$/.test(file), typescript: /\.[cm]?tsx?$/.test(file) }),
        syntaxHighlighting(editorHighlight),
        editorTheme,
        EditorView.domEventHandlers({ beforeinput: writeOverSelection }),
        faultMark,
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': hintId,
          tabindex: '-1',
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && !isWriting) onChange(state.doc.toString());
        }),
      ],
    }),
  });

  function write(next: string): void {
    isWriting = true;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: next },
      annotations: isolateHistory.of('full'),
    });
    isWriting = false;
  }

  return {
    focus: () => view.focus(),
    read: () => view.state.doc.toString(),
    write,
    mark: (line) => view.dispatch({ effects: markLine.of(line) }),
    close: () => view.destroy(),
  };
}

/** Replaces a selection itself: browsers add inline styles for several lines, which the page's policy blocks. */
function writeOverSelection(event: InputEvent, view: EditorView): boolean {
  const { data, inputType, isComposing } = event;
  if (inputType !== 'insertText' || isComposing || data === null || view.state.selection.main.empty) return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}
