// Creates the editor: CodeMirror with the few extensions that a demo needs. It is not in the tab order,
// Tab leaves it, and Escape returns the focus to where it came from.

import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { StyleModule } from 'style-mod';

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
  /** Marks the line of an error, counted from one; undefined removes the mark. */
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

const stylesMark = 'data-docs-editor-styles';

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

/** Replaces a selection without the browser, which adds inline styles for several lines that the page's policy blocks. */
function writeOverSelection(event: InputEvent, view: EditorView): boolean {
  const { data, inputType, isComposing } = event;
  if (inputType !== 'insertText' || isComposing || data === null || view.state.selection.main.empty) return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

// Its colors are variables of the site, which cover light and dark; code has the same classes as elsewhere.
const editorTheme = EditorView.theme({
  '&': { background: 'var(--case)', color: 'var(--ink)', fontSize: '0.84375rem', direction: 'ltr' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--mono)',
    lineHeight: '1.6',
    overflow: 'auto',
    maxBlockSize: 'min(68vh, 1000px)',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--line-strong) transparent',
  },
  '.cm-content': { padding: '16px 0', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 20px' },
  '.cm-cursor': { borderInlineStartColor: 'var(--accent)', borderInlineStartWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-tint)',
  },
  '.cm-activeLine': { background: 'transparent' },
  '&.cm-focused .cm-activeLine': { background: 'color-mix(in oklab, var(--tint) 45%, transparent)' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--accent-tint)', outline: '1px solid var(--line-strong)' },
  '.cm-live-fault': {
    background: 'color-mix(in oklab, var(--error) 10%, transparent)',
    boxShadow: 'inset 2px 0 0 var(--error)',
  },
});

/** The site's classes for the parts of code. */
const editorHighlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self], class: 't-k' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue, tags.character], class: 't-s' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 't-n' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.tagName,
      tags.className,
      tags.typeName,
    ],
    class: 't-f',
  },
  { tag: [tags.propertyName, tags.attributeName], class: 't-p' },
  { tag: tags.comment, class: 't-c' },
]);

/**
 * Mounts the style sheets of all editors rule by rule: a strict content security policy can allow a style element
 * without text by its hash. It comes first in the head, so that the site's rules win. Call it before creating each
 * editor; it takes effect once.
 */
function mountEditorStyles(): void {
  if (document.head.querySelector(`[${stylesMark}]`)) return;
  const sheet = openSheet();
  const mounted = new Set<StyleModule>();

  // Modules are passed in order, and all editors use the same order.
  StyleModule.mount = (_root, modules) => {
    let position = 0;
    for (const module of ([] as StyleModule[]).concat(modules as StyleModule | StyleModule[])) {
      const rules = listRules(module);
      if (!mounted.has(module)) rules.forEach((rule, index) => sheet?.insertRule(rule, position + index));
      mounted.add(module);
      position += rules.length;
    }
  };
}

function openSheet(): CSSStyleSheet | undefined {
  const element = document.createElement('style');
  element.setAttribute(stylesMark, '');
  document.head.prepend(element);
  return element.sheet ?? undefined;
}

/** Lists the rules of a module, a field that the library's types leave out. */
function listRules(module: StyleModule): readonly string[] {
  return (module as unknown as { readonly rules: readonly string[] }).rules;
}
