// The manual of rules → what each rule says, for tools that show a help beside a finding.

/** What the manual says of a rule. */
export interface RuleHelp {
  /** Its first sentence, without marks. */
  readonly summary: string;
  /** All of it, in Markdown. */
  readonly text: string;
}

/** Reads the sections of the manual by the names of their rules. */
export function readRuleHelps(manual: string): Map<string, RuleHelp> {
  const sections = manual.split(/^## /m).slice(1);
  return new Map(
    sections.map((section): [string, RuleHelp] => {
      const [rule = '', ...lines] = section.split('\n');
      const text = lines.join('\n').trim();
      return [rule.trim(), { summary: toSummary(text), text }];
    }),
  );
}

/** The severity in bold letters stands before it. */
function toSummary(text: string): string {
  const [paragraph = ''] = text.replace(/^\*\*[^*]+\*\*\s*/, '').split('\n\n');
  const plain = paragraph
    .replace(/\s+/g, ' ')
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/[`*]/g, '');
  return /^.+?\.(?=\s+[A-Z]|$)/.exec(plain)?.[0] ?? plain;
}
