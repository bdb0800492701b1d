// Finds where a text stops being valid JSON. Node versions report this position differently, or not at all.

const space = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** Finds the position of the first character that JSON does not allow; the text's length when it ends too early. */
export function findJsonFault(text: string): number {
  const open: string[] = [];
  let isEmpty = false;
  let expected: 'value' | 'key' | 'colon' | 'next' = 'value';
  let position = match(space, text, 0);

  while (position < text.length) {
    const mark = text[position] ?? '';
    const inObject = open.at(-1) === '{';
    let end = position + 1;

    if (expected === 'colon' && mark === ':') expected = 'value';
    else if (expected === 'next' && mark === ',' && open.length > 0) expected = inObject ? 'key' : 'value';
    else if ((expected === 'next' || isEmpty) && mark === (inObject ? '}' : ']')) {
      open.pop();
      expected = 'next';
    } else if (expected === 'value' && (mark === '{' || mark === '[')) {
      open.push(mark);
      expected = mark === '{' ? 'key' : 'value';
    } else {
      end = match(scalar, text, position);
      if (end === position || expected === 'colon' || expected === 'next' || (expected === 'key' && mark !== '"'))
        return position;
      expected = expected === 'key' ? 'colon' : 'next';
    }
    isEmpty = end === position + 1 && expected !== 'next' && (mark === '{' || mark === '[');
    position = match(space, text, end);
  }

  return position;
}

function match(pattern: RegExp, text: string, position: number): number {
  pattern.lastIndex = position;
  return position + (pattern.exec(text)?.[0].length ?? 0);
}
