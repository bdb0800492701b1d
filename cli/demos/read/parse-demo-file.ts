// The text of a code file → its syntax tree and imports, or the syntax error with its place.

import { parseSync } from 'rolldown/utils';
import { findDeepCode } from '../../../core/demos/find-deep-code.ts';
import type { ParsedCode } from '../../../core/demos/parsed-code.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { explainSign } from '../../../core/text/explain-sign.ts';
import { toPosition } from '../../../core/text/to-position.ts';
import { findOpenElement } from '../../files/find-open-element.ts';

/** Parses a file of a demo. */
export function parseDemoFile(file: string, text: string): ParsedCode | { readonly problem: Problem } {
  const deep = findDeepCode(text);
  if (deep !== undefined) return { problem: depthProblem(file, text, deep) };
  // A .js file may contain JSX, as bundlers for React allow.
  const parsed = parseSync(file.replace(/\.[mc]?js$/, '.jsx'), text);
  const [error] = parsed.errors.filter(({ severity }) => severity === 'Error');
  // The tree is a lazy property, created only when it is read.
  if (!error) return parsed as unknown as ParsedCode;

  const start = error.labels[0]?.start ?? 0;
  const position = toPosition(text, start);
  const sign = explainSign(text.charAt(start));
  const open = sign === undefined ? findOpenElement({ file, text, fault: position }) : undefined;
  return {
    problem: {
      rule: 'demo-syntax',
      severity: 'error',
      place: { file, ...(open?.position ?? position) },
      message: open?.message ?? error.message,
      hint: sign ?? open?.hint ?? error.helpMessage ?? 'Correct the code at this place.',
    },
  };
}

function depthProblem(file: string, text: string, offset: number): Problem {
  return {
    rule: 'demo-syntax',
    severity: 'error',
    place: { file, ...toPosition(text, offset) },
    message: 'The code is nested too deep here',
    hint: 'Split it into parts that have names.',
  };
}

/** Parses a code file; undefined if it has a syntax error, which the page that shows it reports. */
export function parseCode(file: string, text: string): ParsedCode | undefined {
  const parsed = parseDemoFile(file, text);
  return 'problem' in parsed ? undefined : parsed;
}
