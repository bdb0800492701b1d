// An announcement above the header, and the time that a page takes to read.

import { definePlugin, type SlotProps } from 'vitrine';

interface NotesOptions {
  readonly announcement: string;
  /** A path of the site that tells more. */
  readonly href: string;
  readonly wordsPerMinute?: number;
}

export function pageNotes({ announcement, href: path, wordsPerMinute = 220 }: NotesOptions) {
  function Banner({ href }: SlotProps) {
    return (
      <span>
        {announcement} <a href={href(path)}>Read on</a>
      </span>
    );
  }

  function BeforeText({ content, page }: SlotProps) {
    if (page.template !== 'Documentation') return null;
    const words = content
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;
    const minutes = Math.max(1, Math.round(words / wordsPerMinute));
    return <p>{`${minutes} min read`}</p>;
  }

  return definePlugin({ name: 'page-notes', slots: { Banner, BeforeText } });
}
