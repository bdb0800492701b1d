// A section of props → a table: name, type, default and description.

import { writeSeeAlso } from '../write-see-also.ts';
import { writeCode } from '../../text/markdown/write-code.ts';
import { writeTable } from '../../text/markdown/write-table.ts';
import type { ApiProp } from '../extract/api-entry.ts';
import { formatCondition } from '../format-condition.ts';
import { findHiddenValues } from '../pages/find-hidden-values.ts';
import type { PropLine, PropSection } from '../pages/plan-sections.ts';
import type { EntryTools } from './entry-tools.ts';
import { writeSince } from './write-since.ts';

interface PropTools extends EntryTools {
  readonly linked: (text: string) => string;
  /** Paths of the pages that document inherited props, by prop. */
  readonly origins: Readonly<Record<string, string>>;
}

/** Writes the props of a section; inherited props name their origin. */
export function writeProps({ kind, lines }: PropSection, tools: PropTools): string {
  const { t } = tools;
  const columns = [t('api.name'), t('api.type'), t('api.default'), t('api.description')];
  return writeTable(
    columns,
    lines.map((line) => [
      `${writeCode(line.name || t('api.value'))}${kind !== 'return-value' && line.prop.required ? ` (${t('api.required')})` : ''}`,
      writeType(line.prop, t),
      writeCode(line.prop.default ?? ''),
      writeText(line, tools),
    ]),
  );
}

function writeType(prop: ApiProp, t: PropTools['t']): string {
  const hidden = findHiddenValues(prop);
  return hidden === undefined ? writeCode(prop.type) : `${writeCode(prop.type)} ${t('api.plain')} ${writeCode(hidden)}`;
}

function writeText({ name, prop }: PropLine, tools: PropTools): string {
  const { t, linked } = tools;
  const { deprecated, stage, description, note, needsRef, seeMore } = prop;
  return [
    deprecated === undefined ? '' : `**${t('api.deprecated')}** ${linked(deprecated)}`,
    stage === undefined ? '' : `**${t(`api.${stage}`)}**`,
    writeOrigin(name, prop, tools),
    writeSince(prop, t),
    linked(description),
    needsRef ? t('api.needsRef') : '',
    ...writeVariants(prop, tools),
    note === undefined ? '' : linked(note),
    writeTypes(prop, tools),
    writeSignature(prop, tools),
    linked(writeSeeAlso(seeMore, t('api.seeAlso'))),
  ]
    .filter((text) => text.trim() !== '')
    .join(' ');
}

function writeVariants({ variants = [] }: ApiProp, { t }: PropTools): string[] {
  return variants.map(
    (variant) =>
      `${t('api.when')} ${writeCode(formatCondition(variant))}: ${writeCode(variant.type)}${variant.required ? ` (${t('api.required')})` : ''}.`,
  );
}

function writeOrigin(name: string, { inheritedFrom }: ApiProp, { t, origins, toAddress }: PropTools): string {
  if (inheritedFrom === undefined) return '';
  const path = origins[name];
  const code = writeCode(inheritedFrom);
  return `(${t('api.inheritance')}: ${path === undefined ? code : `[${code}](${toAddress(path)})`})`;
}

function writeTypes({ types = [] }: ApiProp, { linked }: PropTools): string {
  return types
    .map(({ name, type, fields }) =>
      type === undefined
        ? `${writeCode(name)}: ${fields
            .map((field) =>
              `${writeCode(`${field.name}${field.required ? '' : '?'}: ${field.type}`)} ${linked(field.description)}`.trim(),
            )
            .join('; ')}`
        : `${writeCode(name)} = ${writeCode(type)}`,
    )
    .join('. ');
}

function writeSignature({ signature, type }: ApiProp, { t, linked }: PropTools): string {
  if (!signature) return '';
  const { parameters, returns } = signature;
  const described = [
    ...parameters
      .filter(({ description }) => description !== '')
      .map(({ name, description }) => `${writeCode(name)}: ${linked(description)}`),
    ...(returns.description === '' ? [] : [`${t('api.returns')}: ${linked(returns.description)}`]),
  ];
  const call = type.includes(signature.type) ? '' : `${t('api.signature')}: ${writeCode(signature.type)}`;
  return [call, described.join('; ')].filter((text) => text !== '').join(' ');
}
