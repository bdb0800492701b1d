import { describe, expect, it } from 'vitest';
import { toDemoProblems, type DemoFault } from '../../../../cli/check/demos/to-demo-problems.ts';

const demo = { path: '/a/demo/Basic/', file: 'content/a/Basic.tsx' };
const listLines = (...faults: DemoFault[]) =>
  toDemoProblems(demo, faults).map(
    ({ severity, rule, place, message, hint }) => `${place.file} ${severity} ${rule}  ${message}. ${hint}`,
  );

describe('a message of the browser', () => {
  it('in the console keeps its severity, and is reported once', () => {
    const error: DemoFault = { kind: 'console', level: 'error', text: 'bad\n  "thing"' };

    expect(listLines(error, error, { kind: 'console', level: 'warning', text: 'careful' })).toEqual([
      'content/a/Basic.tsx error demo-console  The demo at "/a/demo/Basic/" prints \'bad "thing"\' to the console. Correct what the message describes: readers copy the demo with it.',
      'content/a/Basic.tsx warning demo-console  The demo at "/a/demo/Basic/" prints "careful" to the console. Correct what the message describes: readers copy the demo with it.',
    ]);
  });

  it('from an uncaught exception is an error', () => {
    expect(listLines({ kind: 'thrown', text: 'boom' })).toEqual([
      'content/a/Basic.tsx error demo-error  The demo at "/a/demo/Basic/" throws "boom". Correct the demo, or catch the error in it.',
    ]);
  });

  it.each([
    'Minified React error #418',
    'Hydration failed because the initial UI does not match what was rendered on the server.',
    'Warning: Text content did not match. Server: "1" Client: "2"',
  ])('about hydration has its own rule: %s', (text) => {
    expect(listLines({ kind: 'thrown', text }, { kind: 'console', level: 'error', text })).toEqual([
      `content/a/Basic.tsx error demo-hydration  The demo at "/a/demo/Basic/" is different in the browser than in the HTML of the build: ${text.includes(`"`) ? `'${text}'` : `"${text}"`}. Render the same in both: no dates, random numbers or sizes of the window before an effect has run.`,
    ]);
  });

  it('is reported without React’s link to its manual', () => {
    expect(
      listLines({
        kind: 'thrown',
        text: 'Minified React error #310; visit https://react.example/310 for the full message.',
      })[0],
    ).toContain(' throws "Minified React error #310". ');
  });

  it('about another fault of React does not have the rule of hydration', () => {
    expect(listLines({ kind: 'thrown', text: 'Minified React error #310' })[0]).toContain(' demo-error ');
  });

  it('about a request names the address', () => {
    expect(listLines({ kind: 'request', url: '/x.png', reason: 'status 404' })).toEqual([
      'content/a/Basic.tsx error demo-request  The demo at "/a/demo/Basic/" requests "/x.png", which fails: status 404. Add the file, or correct the address in the demo.',
    ]);
  });

  it('may be missing if a demo does not become interactive', () => {
    expect(listLines({ kind: 'not-live', reason: 'it is not hydrated after 10 s' })).toEqual([
      'content/a/Basic.tsx error demo-not-live  The demo at "/a/demo/Basic/" does not become interactive: it is not hydrated after 10 s. Open the page and look in the browser console to see what stops the script.',
    ]);
  });
});

describe('an accessibility violation', () => {
  const fault: DemoFault = {
    kind: 'axe',
    id: 'button-name',
    help: 'Buttons must have text',
    helpUrl: 'https://axe.example/button-name',
    impact: 'critical',
    elements: ['<button>', '<a>', '<b>', '<i>', '<u>'],
  };

  it('is an error, with the first elements', () => {
    expect(listLines(fault)).toEqual([
      'content/a/Basic.tsx error demo-accessibility  The demo at "/a/demo/Basic/" is not accessible (button-name, critical): Buttons must have text: "<button>", "<a>", "<b>" and 2 more. Read https://axe.example/button-name.',
    ]);
  });

  it('is a warning if its impact is minor', () => {
    expect(listLines({ ...fault, impact: 'moderate' })[0]).toContain(' warning demo-accessibility ');
  });
});
