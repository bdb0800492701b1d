// The API of a site's packages → modules with one misuse each, and the same module without it. The same data
// gives the same list.

/** @typedef {{ kind: string, component: string, good: string, code: string, meant: string, line: number }} Misuse */

const kinds = ['wrong prop', 'wrong value', 'missing required', 'wrong import'];

/**
 * Plants up to `count` misuses, of each kind in turn.
 * @param {readonly any[]} entries components of api-docs/<product>.json
 * @param {number} count
 * @returns {Misuse[]}
 */
export function plantMisuses(entries, count) {
  const components = entries.filter((entry) => entry.kind === 'component' && entry.imports.length > 0);
  const byKind = kinds.map((kind) => spread(components.flatMap((entry) => plant(kind, entry, components))));
  const all = [];
  for (let index = 0; all.length < count && byKind.some((list) => index < list.length); index += 1)
    for (const list of byKind) if (list[index] && all.length < count) all.push(list[index]);
  return all;
}

/** Reorders a list so that alphabetical neighbors, which are alike, are far from each other. */
function spread(list) {
  const step = [7, 11, 13].find((each) => list.length % each !== 0) ?? 1;
  return list.map((_, index) => list[(index * step) % list.length]);
}

function plant(kind, entry, components) {
  const { name, props, imports } = entry;
  const required = Object.entries(props)
    .filter(([, prop]) => prop.required)
    .map(([prop]) => prop);
  const optionalProps = Object.entries(props).filter(
    ([prop, { inheritedFrom }]) => !inheritedFrom && !required.includes(prop),
  );
  const good = write(imports[0], name, required);
  const misuse = (code, meant, line = 4) => [{ kind, component: name, good, code, meant, line }];

  switch (kind) {
    case 'wrong prop': {
      const prop = optionalProps.map(([each]) => each).find((each) => each.length > 4);
      const wrong = prop && misspell(prop);
      if (!wrong || props[wrong] || entry.nativeProps.includes(wrong)) return [];
      return misuse(write(imports[0], name, required, `${wrong}={undefined as never}`), prop);
    }
    case 'wrong value': {
      const literal = optionalProps.find(([, { type, plain }]) => /^'[^']*'( \| '[^']*')+$/.test(plain ?? type));
      return literal ? misuse(write(imports[0], name, required, `${literal[0]}="no-such-value"`), literal[0]) : [];
    }
    case 'missing required': {
      const left = required.find((prop) => prop !== 'children');
      if (!left) return [];
      return misuse(
        write(
          imports[0],
          name,
          required.filter((prop) => prop !== left),
        ),
        left,
      );
    }
    default: {
      const wrong = misspell(name);
      // Some are imported under another name.
      if (components.some((other) => other.name === wrong) || !new RegExp(`[{/] ?${name}\\b`).test(imports[0]))
        return [];
      return misuse(good.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), wrong), name, 1);
    }
  }
}

/** Swaps two adjacent letters of a word. */
function misspell(word) {
  const at = Math.floor(word.length / 2);
  return `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`;
}

function write(statement, name, required, more = '') {
  const attributes = [...required.map((prop) => `${prop}={undefined as never}`), more].filter(Boolean);
  return `${statement}\n\nexport default function Snippet() {\n  return <${name} ${attributes.join(' ')} />;\n}\n`;
}
