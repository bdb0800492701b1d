// Renders the API of one component or hook, below its name and its imports.

import type { ApiRemoval } from '../../core/api/extract/api-entry.ts';
import type { ApiSubject } from '../../core/api/pages/api-subject.ts';
import { type ApiSections, planSections } from '../../core/api/pages/plan-sections.ts';
import { type ApiRow, ApiSection } from './api-section.tsx';
import type { ApiTools } from './api-tools.ts';
import { Facts } from './facts.tsx';
import { SinceMark } from './history/since.tsx';
import { Chips, PropSection } from './prop-section.tsx';
import { SectionHeading } from './section-heading.tsx';
import { Text } from './text.tsx';

interface EntrySectionsProps {
  readonly subject: ApiSubject;
  readonly place: 'page' | 'tab';
  readonly tools: ApiTools;
}

/** Renders the sections of an entry: props, facts, slots, classes and removed parts. */
export function EntrySections({ subject, place, tools }: EntrySectionsProps) {
  const { entry } = subject;
  const sections = planSections(entry, place);
  const level = place === 'page' ? 2 : 3;

  return (
    <>
      {sections.props.map((section) => (
        <PropSection key={section.id} section={section} subject={subject} place={place} tools={tools} />
      ))}
      {entry.kind === 'component' && <Facts subject={subject} place={place} tools={tools} />}
      <Slots sections={sections} subject={entry.name} level={level} tools={tools} />
      <Classes sections={sections} subject={entry.name} level={level} tools={tools} />
      <Removed {...sections.removed} level={level} subject={entry.name} tools={tools} />
    </>
  );
}

interface ListProps {
  readonly subject: string;
  readonly sections: ApiSections;
  readonly level: 2 | 3;
  readonly tools: ApiTools;
}

function Slots({ sections: { slots }, subject, level, tools }: ListProps) {
  const { t } = tools;
  const columns = [t('api.slotName'), t('api.className'), t('api.element'), t('api.description')];
  const rows = slots.lines.map(({ id, slot }): ApiRow => ({
    id,
    title: slot.name,
    name: <code>{slot.name}</code>,
    chips: (
      <>
        <Chips part={slot} t={t} />
        <SinceMark since={slot.since} tools={tools} />
      </>
    ),
    cells: [
      slot.class && (
        <code key="class" className="api-type">
          .{slot.class}
        </code>
      ),
      slot.default && (
        <code key="element" className="api-type">
          {slot.default}
        </code>
      ),
    ],
    children: (
      <>
        <Text text={slot.deprecated} tools={tools} className="api-warning" />
        <Text text={slot.description} tools={tools} />
      </>
    ),
  }));
  return (
    <ApiSection
      id={slots.id}
      title={t('api.slots')}
      display="apiSlots"
      columns={columns}
      rows={rows}
      level={level}
      subject={subject}
      t={t}
    />
  );
}

function Classes({ sections: { classes }, subject, level, tools }: ListProps) {
  const { t } = tools;
  const columns = [t('api.className'), t('api.rule'), t('api.description')];
  const rows = classes.lines.map(({ id, rule }): ApiRow => ({
    id,
    title: rule.key,
    name: <code>{rule.className === undefined ? rule.key : `.${rule.className}`}</code>,
    chips: (
      <>
        {rule.global && <span className="chip">{t('api.global')}</span>}
        <Chips part={rule} t={t} />
        <SinceMark since={rule.since} tools={tools} />
      </>
    ),
    cells: [
      <code key="rule" className="api-type">
        {rule.key}
      </code>,
    ],
    children: (
      <>
        <Text text={rule.deprecated} tools={tools} className="api-warning" />
        <Text text={rule.description} tools={tools} />
      </>
    ),
  }));
  return (
    <ApiSection
      id={classes.id}
      title={t('api.classes')}
      display="apiClasses"
      columns={columns}
      rows={rows}
      level={level}
      subject={subject}
      t={t}
    />
  );
}

interface RemovedProps {
  readonly id: string;
  readonly lines: readonly ApiRemoval[];
  readonly level: 2 | 3;
  /** The component or hook. */
  readonly subject: string;
  readonly tools: ApiTools;
}

/** Renders the list of removed parts, if there are any. */
function Removed({ id, lines, level, subject, tools }: RemovedProps) {
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
