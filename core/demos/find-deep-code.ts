// The text of code → where it is nested so deep that a parser written for speed runs out of stack, and takes the
// process with it: nobody could catch that. No person writes such code, and no tool that is for people.

import { blankTexts } from './blank-texts.ts';

/** What may stand open at once, or follow each other without an end. */
const limits = { brackets: 1000, angles: 1000, branches: 1500, elements: 2000, operators: 10_000, words: 3000 };

const tokens = /=>|<\/|\/>|\b(?:else|for|while|if|do|new|typeof|void|delete|await)\b|[()[\]{}<>;,?]|[-+*/%&|^!~.=]/g;
/** Texts have brackets and signs as they like: with them, code must have so many times more to be too deep. */
const share = 20;

/** Finds the offset at which code is nested too deep; undefined where it never is. */
export function findDeepCode(code: string): number | undefined {
  if (code.length < limits.brackets) return undefined;
  const plain = blankTexts(code);
  // What looks like a text may be none: an apostrophe between two elements begins nothing.
  return findDeep(plain, 1) ?? findDeep(code, share);
}

function findDeep(code: string, times: number): number | undefined {
  // Whatever is counted has a letter each.
  if (code.length < limits.brackets * times) return undefined;
  const most = {
    brackets: limits.brackets * times,
    angles: limits.angles * times,
    branches: limits.branches * times,
    elements: limits.elements * times,
    operators: limits.operators * times,
    words: limits.words * times,
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
        // What follows may be asked of what was before: "a().b().c()".
        if (/[.([]/.test(after)) open.operators += 1;
        // Parameters: their function goes on.
        else if (token === ')' && isArrow(code, index + 1)) continue;
        else Object.assign(open, { angles: 0, branches: 0, operators: 0 });
        break;
      case ';':
      case ',':
        Object.assign(open, { branches: 0, operators: 0, ...(token === ';' && { angles: 0 }) });
        // A loop without an end is "for(;;)".
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
    // One by one: this is asked of every bracket of every source.
    if (
      open.brackets > most.brackets ||
      open.angles > most.angles ||
      open.branches > most.branches ||
      open.elements > most.elements ||
      open.operators > most.operators ||
      open.words > most.words ||
      elses > most.operators / 2
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
