import type { ApiTools } from './api-tools.ts';

interface SectionHeadingProps extends Pick<ApiTools, 't'> {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
  /** The component or hook of the section, which its link names if several share a page. */
  readonly subject: string;
}

/** Renders the heading of a section, with its anchor link. */
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
