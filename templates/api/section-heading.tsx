import type { ApiTools } from './api-tools.ts';

interface SectionHeadingProps extends Pick<ApiTools, 't'> {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
  /** The component or hook that the section is about: where several share a page, its link says which. */
  readonly subject: string;
}

/** Draws the heading of a section, with the link to it. */
export function SectionHeading({ id, title, level, subject, t }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const name = level === 2 ? title : `${subject}, ${title}`;
  return (
    <Heading id={id}>
      {title}
      <a className="anchor" href={`#${id}`} aria-label={t('content.anchor', { title: name })} />
    </Heading>
  );
}
