// Code of a live editor → a Vitrine demo: a file with a component as its default export.

const hooks = [
  'useState',
  'useEffect',
  'useMemo',
  'useRef',
  'useCallback',
  'useReducer',
  'useContext',
  'useId',
  'useLayoutEffect',
  'useTransition',
  'useDeferredValue',
  'createContext',
  'forwardRef',
  'memo',
  'Fragment',
];

/**
 * Turns live code into a module: an element, a component, or code that ends with `render(…)`.
 *
 * @example
 * wrapLiveCode('<b>Hi</b>') // 'export default function Demo() {\n  return (\n    <b>Hi</b>\n  );\n}\n'
 */
export function wrapLiveCode(code: string): string | undefined {
  const text = code.trim();
  const body = wrapBody(text);
  if (body === undefined) return undefined;
  const imports = toImports(text);
  return imports === '' ? body : `${imports}\n\n${body}`;
}

function wrapBody(text: string): string | undefined {
  if (text === '') return undefined;
  if (/^export default\b/m.test(text)) return `${text}\n`;
  const [, before, rendered] = /^([^]*?)\brender\(\s*([^]*?),?\s*\);?$/.exec(text) ?? [];
  if (before !== undefined && rendered !== undefined) {
    const element = rendered.startsWith('<') ? rendered : `<${rendered} />`;
    return `${before.trim()}\n\nexport default function Demo() {\n  return (\n${indent(element)}\n  );\n}\n`.trimStart();
  }
  if (text.startsWith('<'))
    return `export default function Demo() {\n  return (\n${indent(needsFragment(text) ? `<>\n${text}\n</>` : text)}\n  );\n}\n`;
  if (/^(?:async\s+)?function\b|^class\b/.test(text)) return `export default ${text}\n`;
  if (/^(?:\([^)]*\)|\w+)\s*=>/.test(text)) return `const Demo = ${text.replace(/;$/, '')};\n\nexport default Demo;\n`;
  const [, name] = /^(?:const|let|var)\s+([A-Z]\w*)\s*=/m.exec(text) ?? /^function\s+([A-Z]\w*)/m.exec(text) ?? [];
  return name === undefined ? undefined : `${text}\n\nexport default ${name};\n`;
}

/** Returns whether JSX has several elements side by side, or an element and a text. */
function needsFragment(text: string): boolean {
  const [, name] = /^<([\w.]*)/.exec(text) ?? [];
  return !(text.endsWith(`</${name}>`) || (text.endsWith('/>') && text.indexOf('<', 1) === -1));
}

function toImports(text: string): string {
  if (/^import\b/m.test(text)) return '';
  const names = hooks.filter((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(text));
  return [
    /\bReact\./.test(text) ? "import * as React from 'react';" : '',
    names.length > 0 ? `import { ${names.join(', ')} } from 'react';` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function indent(text: string): string {
  return text.replace(/^(?=[^\n])/gm, '    ');
}
