// Problems → SARIF 2.1.0, the format in which code hosts show findings beside the lines.

import { compareText } from '../../text/compare-text.ts';
import { sortProblems, type Place, type Problem } from '../../model/problem.ts';
import type { RuleHelp } from './read-rule-helps.ts';
import { endSentence } from './end-sentence.ts';

/** The tool that found the problems. */
interface SarifTool {
  readonly name: string;
  readonly version: string;
}

/** Formats problems as one run of the tool, with the violated rules and their help. */
export function formatSarif(
  problems: readonly Problem[],
  tool: SarifTool,
  helps: ReadonlyMap<string, RuleHelp> = new Map(),
): string {
  const rules = [...new Set(problems.map(({ rule }) => rule))].sort(compareText);
  const positions = new Map(rules.map((rule, index) => [rule, index]));

  const run = {
    tool: { driver: { name: tool.name, version: tool.version, rules: rules.map((id) => toRule(id, helps.get(id))) } },
    columnKind: 'utf16CodeUnits',
    results: sortProblems(problems).map((problem) => toResult(problem, positions)),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toRule(id: string, help: RuleHelp | undefined) {
  if (!help) return { id };
  return { id, shortDescription: { text: help.summary }, help: { text: help.text, markdown: help.text } };
}

function toResult({ rule, severity, place, message, hint }: Problem, positions: ReadonlyMap<string, number>) {
  return {
    ruleId: rule,
    ruleIndex: positions.get(rule),
    level: severity,
    message: { text: hint === undefined ? message : `${endSentence(message)} ${hint}` },
    locations: [{ physicalLocation: toLocation(place) }],
  };
}

function toLocation({ file, line, column }: Place) {
  const artifactLocation = { uri: toRelativeUri(file), uriBaseId: '%SRCROOT%' };
  if (line === undefined) return { artifactLocation };

  return { artifactLocation, region: { startLine: line, ...(column !== undefined && { startColumn: column }) } };
}

// Encoded by segment: a file may be called "a#b.md".
function toRelativeUri(file: string): string {
  const written = file.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/^\/+/, '');
  return written.split('/').map(encodeURIComponent).join('/');
}
