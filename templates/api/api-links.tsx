// Renders the links at the end of a page about components and hooks, to the API of each.

import type { ApiContent } from '../../core/api/pages/api-subject.ts';
import type { Translate } from '../page-props.ts';

interface ApiLinksProps {
  readonly id: string;
  readonly links: NonNullable<ApiContent['links']>;
  readonly t: Translate;
  readonly href: (path: string) => string;
}

/** Renders the section of links to the API. */
export function ApiLinks({ id, links: { lines, index }, t, href }: ApiLinksProps) {
  const title = t('api.links');

  return (
    <>
      <h2 id={id}>
        {title}
        <a className="anchor" href={`#${id}`} aria-label={t('content.anchor', { title })} />
      </h2>
      <p>{t('api.linksText')}</p>
      <ul>
        {lines.map(({ name, path, kind, isDeprecated }) => (
          <li key={path}>
            <a href={href(path)}>
              <code>{kind === 'hook' ? `${name}()` : `<${name} />`}</code>
            </a>
            {isDeprecated && (
              <>
                {' '}
                <span className="chip api-deprecated">{t('api.deprecated')}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href={href(index.path)}>{t('api.linksAll', { product: index.title })}</a>
      </p>
    </>
  );
}
