// The code of a package's file → whether it may be nested too deep for a parser's stack. A fast estimate: of installed
// files, one in thousands is suspected, and then checked closely.

/** How many may be open at once, or follow each other, before the stack may overflow. */
const limits = { open: 500, signs: 1500, elses: 1500, loops: 1500 };

/** Returns whether code may be nested too deep. */
export function mayBeDeep(code: string): boolean {
  if (code.length < limits.open) return false;
  let open = 0;
  let signs = 0;
  for (let at = 0; at < code.length; at += 1) {
    switch (code.charCodeAt(at)) {
      case 40: // (
      case 91: // [
      case 123: // {
        if ((open += 1) > limits.open) return true;
        break;
      case 41: // )
      case 93: // ]
      case 125: // }
        if (open > 0) open -= 1;
        break;
      case 44: // ,
      case 59: // ;
        signs = 0;
        break;
      case 33: // !
      case 37: // %
      case 38: // &
      case 42: // *
      case 43: // +
      case 45: // -
      case 46: // .
      case 47: // /
      case 60: // <
      case 61: // =
      case 62: // >
      case 63: // ?
      case 94: // ^
      case 124: // |
      case 126: // ~
        if ((signs += 1) > limits.signs) return true;
        break;
      default:
    }
  }
  return (
    hasMore(code, 'else', limits.elses) || hasMore(code, 'for', limits.loops) || hasMore(code, 'new ', limits.loops)
  );
}

function hasMore(code: string, word: string, max: number): boolean {
  let count = 0;
  for (let at = code.indexOf(word); at !== -1; at = code.indexOf(word, at + word.length))
    if ((count += 1) > max) return true;
  return false;
}
