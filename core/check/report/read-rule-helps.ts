/** The manual's section on a rule. */
export interface RuleHelp {
  /** Its first sentence, without Markdown. */
  readonly summary: string;
  /** The full section, in Markdown. */
  readonly text: string;
}

/** Reads the sections of the rules manual by rule, for tools that show help beside a finding. */
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

/** Returns the first sentence after the severity, which is in bold. */
function toSummary(text: string): string {
  const [paragraph = ''] = text.replace(/^\*\*[^*]+\*\*\s*/, '').split('\n\n');
  const plain = paragraph
    .replace(/\s+/g, ' ')
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/[`*]/g, '');
  return /^.+?\.(?=\s+[A-Z]|$)/.exec(plain)?.[0] ?? plain;
}
