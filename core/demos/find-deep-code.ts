// Source code → the offset where it is nested so deeply that the native parser overflows its stack and crashes the
// process, which cannot be caught. Neither people nor ordinary tools write such code.

import { blankTexts } from './blank-texts.ts';

/** How many may be open at once, or follow each other in one statement. */
const limits = { brackets: 1000, angles: 1000, branches: 1500, elements: 2000, operators: 10_000, words: 3000 };

const tokens = /=>|<\/|\/>|\b(?:else|for|while|if|do|new|typeof|void|delete|await)\b|[()[\]{}<>;,?]|[-+*/%&|^!~.=]/g;
/** Strings and comments may contain any number of brackets: where they are counted, the limits are this many times higher. */
const factorWithTexts = 20;

/** Finds the offset at which code is nested too deep; undefined if it never is. */
export function findDeepCode(code: string): number | undefined {
  if (code.length < limits.brackets) return undefined;
  const plain = blankTexts(code);
  // Blanking may hide code: an apostrophe in JSX text starts no string.
  return findDeep(plain, 1) ?? findDeep(code, factorWithTexts);
}

function findDeep(code: string, factor: number): number | undefined {
  // Each counted token has at least one character.
  if (code.length < limits.brackets * factor) return undefined;
  const max = {
    brackets: limits.brackets * factor,
    angles: limits.angles * factor,
    branches: limits.branches * factor,
    elements: limits.elements * factor,
    operators: limits.operators * factor,
    words: limits.words * factor,
  };
  const open = { brackets: 0, angles: 0, branches: 0, elements: 0, operators: 0, words: 0 };
  const close = (kind: keyof typeof open) => (open[kind] = Math.max(open[kind] - 1, 0));
  let elses = 0;

  for (const { 0: token, index } of code.matchAll(tokens)) {
    const after = code[index + token.length] ?? '';
    switch (token) {
      case '(':
      case '[':
      case '{':
        open.brackets += 1;
        break;
      case ')':
      case ']':
      case '}':
        close('brackets');
        if (token === '}') open.words = 0;
        // A chain goes on: "a().b().c()".
        if (/[.([]/.test(after)) open.operators += 1;
        // These were parameters: the arrow function goes on.
        else if (token === ')' && isArrow(code, index + 1)) continue;
        else Object.assign(open, { angles: 0, branches: 0, operators: 0 });
        break;
      case ';':
      case ',':
        Object.assign(open, { branches: 0, operators: 0, ...(token === ';' && { angles: 0 }) });
        // "for(;;)" is still the head of a loop.
        if (!/[;)]/.test(after)) open.words = 0;
        break;
      case '<':
        if (/[\w>]/.test(after)) open[/[\w$)\]]/.test(code[index - 1] ?? '') ? 'angles' : 'elements'] += 1;
        break;
      case '>':
        close('angles');
        break;
      case '</':
      case '/>':
        close('elements');
        break;
      case '=>':
      case '?':
        open.branches += 1;
        break;
      case 'else':
        elses += 1;
        break;
      case 'for':
      case 'while':
      case 'if':
      case 'do':
      case 'new':
      case 'typeof':
      case 'void':
      case 'delete':
      case 'await':
        open.words += 1;
        break;
      default:
        open.operators += 1;
    }
    // Written out for speed: this runs for every bracket of every source.
    if (
      open.brackets > max.brackets ||
      open.angles > max.angles ||
      open.branches > max.branches ||
      open.elements > max.elements ||
      open.operators > max.operators ||
      open.words > max.words ||
      elses > max.operators / 2
    )
      return index;
  }
  return undefined;
}

const arrow = /\s*=>/y;

function isArrow(code: string, at: number): boolean {
  arrow.lastIndex = at;
  return arrow.test(code);
}
