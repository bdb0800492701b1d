import type { SiteReader } from './site-reader.ts';

/** Notes that the old site had edit links: only the author knows the address of the new files. */
export function noteEditUrl(object: Readonly<Record<string, unknown>>, key: string, reader: SiteReader): void {
  reader.note(
    '',
    {
      kind: 'left',
      what: 'The link for editing a page',
      todo: 'Set "editUrl" in docs.config.ts to the address of the new files: "https://…/edit/main/{file}".',
    },
    { object, key },
  );
}
