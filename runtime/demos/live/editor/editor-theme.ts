// The theme of the editor in the site's colours: its variables cover light and dark, and code has
// the same classes as everywhere on the site.

import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The style of the editor. */
export const editorTheme = EditorView.theme({
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
export const editorHighlight = HighlightStyle.define([
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
