// The complaints of a browser while it shows a demo → problems that name the demo and its source.

import { formatChoices, type Choices } from '../../../core/check/parse-choices.ts';
import type { Problem, Severity } from '../../../core/model/problem.ts';
import { quote, quoteWhole } from '../../../core/text/quote.ts';
import type { DemoPage } from './demo-page.ts';

/** A complaint of the browser. */
export type DemoFault =
  | { readonly kind: 'console'; readonly level: 'error' | 'warning'; readonly text: string }
  | { readonly kind: 'thrown'; readonly text: string }
  | { readonly kind: 'request'; readonly url: string; readonly reason: string }
  | { readonly kind: 'not-live'; readonly reason: string }
  | {
      readonly kind: 'axe';
      readonly id: string;
      readonly help: string;
      readonly helpUrl: string;
      readonly impact: string;
      /** HTML of the elements at fault. */
      readonly elements: readonly string[];
    };

type FaultReport = Pick<Problem, 'rule' | 'message' | 'hint'> & { readonly severity?: Severity };

/** Turns the complaints about a demo into problems, each reported once. */
export function toDemoProblems(demo: DemoPage, faults: readonly DemoFault[], choices: Choices = {}): Problem[] {
  const reader = Object.keys(choices).length > 0 ? `, with ${formatChoices(choices)},` : '';
  const problems = faults.map((fault): Problem => ({
    severity: 'error',
    place: { file: demo.file },
    ...describeFault(fault, `The demo at ${quote(demo.path)}${reader}`),
  }));
  return [...new Map(problems.map((problem) => [`${problem.rule} ${problem.message}`, problem])).values()];
}

function describeFault(fault: DemoFault, demo: string): FaultReport {
  switch (fault.kind) {
    case 'console':
    case 'thrown':
      return describeOutput(fault, demo);
    case 'request':
      return {
        rule: 'demo-request',
        message: `${demo} requests ${quote(fault.url)}, which fails: ${fault.reason}`,
        hint: 'Add the file, or correct the address in the demo.',
      };
    case 'not-live':
      return {
        rule: 'demo-not-live',
        message: `${demo} does not become interactive: ${fault.reason}`,
        hint: 'Open the page and look in the browser console to see what stops the script.',
      };
    case 'axe':
      return describeAccessibility(fault, demo);
  }
}

function describeOutput(fault: Extract<DemoFault, { kind: 'console' | 'thrown' }>, demo: string): FaultReport {
  // React's production build adds a long note on where its numbers are explained.
  const text = shorten(fault.text.replace(/; visit https?:\/\/\S+[^]*$/, ''));
  if (isHydration(fault.text)) {
    return {
      rule: 'demo-hydration',
      message: `${demo} is different in the browser than in the HTML of the build: ${text}`,
      hint: 'Render the same in both: no dates, random numbers or sizes of the window before an effect has run.',
    };
  }
  return fault.kind === 'thrown'
    ? { rule: 'demo-error', message: `${demo} throws ${text}`, hint: 'Correct the demo, or catch the error in it.' }
    : {
        rule: 'demo-console',
        severity: fault.level,
        message: `${demo} prints ${text} to the console`,
        hint: 'Correct what the message describes: readers copy the demo with it.',
      };
}

/** React's production build reports errors by number. */
function isHydration(text: string): boolean {
  return /hydrat|did not match\.|Minified React error #4(?:18|19|2[0-5])\b/i.test(text);
}

function describeAccessibility(
  { id, help, helpUrl, impact, elements }: Extract<DemoFault, { kind: 'axe' }>,
  demo: string,
): FaultReport {
  const shown = elements
    .slice(0, 3)
    .map((html) => shorten(html, 120))
    .join(', ');
  const others = elements.length > 3 ? ` and ${elements.length - 3} more` : '';
  return {
    rule: 'demo-accessibility',
    severity: ['critical', 'serious'].includes(impact) ? 'error' : 'warning',
    message: `${demo} is not accessible (${id}, ${impact}): ${help}: ${shown}${others}`,
    hint: `Read ${helpUrl}.`,
  };
}

function shorten(text: string, maxLength = 300): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return quoteWhole(line.length > maxLength ? `${line.slice(0, maxLength)}…` : line);
}
