// Renders the removed parts of a component or hook, below its current ones.

import type { ApiRemoval } from '../../../core/api/extract/api-entry.ts';
import type { ApiTools } from '../api-tools.ts';
import { SectionHeading } from '../section-heading.tsx';
import { Text } from '../text.tsx';

interface RemovedProps {
  readonly id: string;
  readonly lines: readonly ApiRemoval[];
  readonly level: 2 | 3;
  /** The component or hook. */
  readonly subject: string;
  readonly tools: ApiTools;
}

/** Renders the list of removed parts, if there are any. */
export function Removed({ id, lines, level, subject, tools }: RemovedProps) {
  const { t } = tools;
  if (lines.length === 0) return null;

  return (
    <>
      <SectionHeading id={id} title={t('api.removed')} level={level} subject={subject} t={t} />
      <ul className="change-lines">
        {lines.map(({ word, name, version, advice }) => (
          <li key={`${word} ${name}`} className="change-line">
            <p>
              <span className="change-word">{t(`api.part.${word}`)}</span>
              <code>{name || t('api.value')}</code>
              <span className="chip api-origin">{t('api.removedIn', { version })}</span>
            </p>
            <Text text={advice?.trim()} tools={tools} />
          </li>
        ))}
      </ul>
    </>
  );
}
