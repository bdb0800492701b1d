// The notes of an adoption → adopted.md for the author, and a few lines for the terminal.

import { compareText } from '../../core/text/compare-text.ts';
import type { AdoptNote } from '../source-site.ts';

const titles: Readonly<Record<AdoptNote['kind'], string>> = {
  left: 'Left out',
  changed: 'Converted differently',
  check: 'Check these',
};

/** Notes with the same subject. */
interface NoteGroup {
  readonly what: string;
  readonly notes: readonly AdoptNote[];
}

/** Groups and sorts notes by their subject. */
function groupNotes(notes: readonly AdoptNote[], kind: AdoptNote['kind']): NoteGroup[] {
  const groups = new Map<string, AdoptNote[]>();
  const sorted = notes
    .filter((note) => note.kind === kind)
    .toSorted(
      (a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
    );
  for (const note of sorted) groups.set(note.what, [...(groups.get(note.what) ?? []), note]);
  return [...groups]
    .map(([what, own]) => ({ what, notes: own }))
    .sort((a, b) => b.notes.length - a.notes.length || compareText(a.what, b.what));
}

/** The counts of an adopted site. */
export interface AdoptSummary {
  readonly engine: string;
  readonly pages: number;
  readonly posts: number;
  readonly demos: number;
  readonly redirects: number;
  readonly files: number;
}

/** Writes adopted.md. */
export function writeReport(summary: AdoptSummary, notes: readonly AdoptNote[]): string {
  const sections = (['left', 'changed', 'check'] as const).flatMap((kind) => {
    const groups = groupNotes(notes, kind);
    if (groups.length === 0) return [];
    return [
      `## ${titles[kind]}`,
      ...groups.flatMap((group) => [`### ${escape(group.what)}${countOf(group)}`, ...listPlaces(group)]),
    ];
  });
  const empty = sections.length === 0 ? ['Everything was converted.'] : [];
  return `${['# What was adopted', describe(summary), ...empty, ...sections, warnings].join('\n\n')}\n`;
}

const warnings = `## Warnings you may see

- \`description-missing\`: the old engine did not need descriptions. Add one to the front matter of the pages that matter.
- \`title-length\`, \`description-length\`, \`heading-order\`, \`heading-title-twice\`, \`image-alt\`: the old site had the same problems.
- \`link-fragment\`: a link to a heading that its page does not have.
- \`raw-html-dropped\`: HTML that Vitrine removes from pages. \`markdown: { html: 'trusted' }\` in docs.config.ts lets all of it through.`;

function describe({ engine, pages, posts, demos, redirects, files }: AdoptSummary): string {
  const parts = [
    count(pages, 'page'),
    count(posts, 'post'),
    count(demos, 'demo'),
    count(redirects, 'redirect'),
    count(files, 'other file'),
  ];
  return `Converted from ${engine}: ${parts.filter((part) => !part.startsWith('0 ')).join(', ')}. Delete this file when you have read it.`;
}

function listPlaces({ notes }: NoteGroup): string[] {
  const [firstNote] = notes;
  const isSame = notes.every(({ todo }) => todo === firstNote?.todo);
  const lines = notes.map((note) => `- ${placeOf(note)}${isSame ? '' : `: ${escape(note.todo)}`}`);
  return [...(isSame && firstNote ? [escape(firstNote.todo)] : []), lines.join('\n')];
}

/** Formats notes for the terminal: each subject once, with its first places. */
export function formatNotes(notes: readonly AdoptNote[]): string {
  return (['left', 'changed', 'check'] as const)
    .flatMap((kind) => {
      const groups = groupNotes(notes, kind);
      if (groups.length === 0) return [];
      const lines = groups.map((group) => {
        const places = group.notes.slice(0, 2).map(plainPlaceOf);
        const others = group.notes.length - places.length;
        return `  ${group.what}${countOf(group)}\n    ${places.join(', ')}${others > 0 ? `, and ${others} more` : ''}\n    ${group.notes[0]?.todo ?? ''}\n`;
      });
      return [`${titles[kind]}:\n`, ...lines];
    })
    .join('');
}

function countOf({ notes }: NoteGroup): string {
  return notes.length === 1 ? '' : ` (${notes.length})`;
}

function plainPlaceOf({ file, line, column }: AdoptNote): string {
  return [file || 'the settings', line, column].filter((part) => part !== undefined).join(':');
}

function placeOf(note: AdoptNote): string {
  return `\`${plainPlaceOf(note)}\``;
}

/** Escapes names of components, which are not HTML. */
function escape(text: string): string {
  return text.replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'));
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
