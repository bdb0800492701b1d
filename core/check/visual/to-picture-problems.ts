import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import type { ComparedDemo } from './compared-demo.ts';
import type { Look } from './looks.ts';

/** Facts that the messages mention. */
interface PictureContext {
  /** Path of the report, as shown to the user. */
  readonly report: string;
  /** Path of the list of kept pictures, as shown to the user. */
  readonly list: string;
  /** Both browsers, if the kept pictures are from another one. */
  readonly browsers?: readonly [kept: string, today: string];
  /** Paths of demos with kept pictures that the site no longer has. */
  readonly gone: readonly string[];
}

const update = 'docs check --visual --update-pictures';

/** Turns compared demos into problems; an unchanged demo has none. */
export function toPictureProblems(demos: readonly ComparedDemo[], context: PictureContext): Problem[] {
  const problems = demos.flatMap((demo) => [
    ...reportChanged(demo, context),
    ...reportMissing(demo),
    ...reportRestless(demo),
  ]);
  return [...problems, ...reportGone(context)];
}

function reportChanged({ path, file, changed }: ComparedDemo, { report, browsers }: PictureContext): Problem[] {
  if (changed.length === 0) return [];
  const other = browsers ? ` The kept pictures were taken by ${browsers[0]}, these by ${browsers[1]}.` : '';
  return [
    {
      rule: 'demo-picture-changed',
      severity: 'error',
      place: { file },
      message: `The demo at ${quote(path)} looks different: ${changed.map(describeLook).join(', ')}`,
      hint: `See ${report}. If it should look like that, run ${update}.${other}`,
    },
  ];
}

function describeLook({ look, pixels, sizes: [before, after] }: ComparedDemo['changed'][number]): string {
  const size = before === after ? '' : `, ${before} is now ${after}`;
  return `${look} (${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}${size})`;
}

function reportMissing({ path, file, missing }: ComparedDemo): Problem[] {
  return toWarning(missing, {
    rule: 'demo-picture-missing',
    place: { file },
    message: `No picture of the demo at ${quote(path)} is kept: ${missing.join(', ')}`,
    hint: `Run ${update} to keep one.`,
  });
}

function reportRestless({ path, file, restless }: ComparedDemo): Problem[] {
  return toWarning(restless, {
    rule: 'demo-picture-restless',
    place: { file },
    message: `The demo at ${quote(path)} keeps changing, so it cannot be compared: ${restless.join(', ')}`,
    hint: 'Let it respect prefers-reduced-motion, or start its timers only when the reader acts.',
  });
}

function toWarning(found: readonly Look[], problem: Omit<Problem, 'severity'>): Problem[] {
  return found.length === 0 ? [] : [{ ...problem, severity: 'warning' }];
}

function reportGone({ gone, list }: PictureContext): Problem[] {
  return gone.map((path) => ({
    rule: 'demo-picture-unused',
    severity: 'warning',
    place: { file: list },
    message: `There are kept pictures of the demo at ${quote(path)}, but the site has no such demo`,
    hint: `Run ${update} to remove them.`,
  }));
}
