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
  const count = new DepthCount(factor);
  for (const match of code.matchAll(tokens)) {
    count.add(match, code);
    if (count.isTooDeep()) return match.index;
  }
  return undefined;
}

/** Counts what is open at a place of the code, and what follows each other in one statement. */
class DepthCount {
  readonly #factor: number;
  #brackets = 0;
  #angles = 0;
  #branches = 0;
  #elements = 0;
  #operators = 0;
  #words = 0;
  #elses = 0;

  constructor(factor: number) {
    this.#factor = factor;
  }

  add({ 0: token, index }: RegExpExecArray, code: string): void {
    const after = code[index + token.length] ?? '';
    switch (token) {
      case '(':
      case '[':
      case '{':
        this.#brackets += 1;
        break;
      case ')':
      case ']':
      case '}':
        this.#closeBracket(token, { after, isHead: token === ')' && isArrow(code, index + 1) });
        break;
      case ';':
      case ',':
        this.#endPart(token, after);
        break;
      case '<':
        if (!/[\w>]/.test(after)) break;
        if (/[\w$)\]]/.test(code[index - 1] ?? '')) this.#angles += 1;
        else this.#elements += 1;
        break;
      case '>':
        this.#angles = Math.max(this.#angles - 1, 0);
        break;
      case '</':
      case '/>':
        this.#elements = Math.max(this.#elements - 1, 0);
        break;
      case '=>':
      case '?':
        this.#branches += 1;
        break;
      case 'else':
        this.#elses += 1;
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
        this.#words += 1;
        break;
      default:
        this.#operators += 1;
    }
  }

  // Written out for speed: this runs for every bracket of every source.
  isTooDeep(): boolean {
    const factor = this.#factor;
    return (
      this.#brackets > limits.brackets * factor ||
      this.#angles > limits.angles * factor ||
      this.#branches > limits.branches * factor ||
      this.#elements > limits.elements * factor ||
      this.#operators > limits.operators * factor ||
      this.#words > limits.words * factor ||
      this.#elses > (limits.operators * factor) / 2
    );
  }

  #closeBracket(token: string, { after, isHead }: { after: string; isHead: boolean }): void {
    this.#brackets = Math.max(this.#brackets - 1, 0);
    if (token === '}') this.#words = 0;
    // A chain goes on: "a().b().c()".
    if (/[.([]/.test(after)) this.#operators += 1;
    // These were parameters: the arrow function goes on.
    else if (!isHead) this.#angles = this.#branches = this.#operators = 0;
  }

  #endPart(token: string, after: string): void {
    this.#branches = 0;
    this.#operators = 0;
    if (token === ';') this.#angles = 0;
    // "for(;;)" is still the head of a loop.
    if (!/[;)]/.test(after)) this.#words = 0;
  }
}

const arrow = /\s*=>/y;

function isArrow(code: string, at: number): boolean {
  arrow.lastIndex = at;
  return arrow.test(code);
}
