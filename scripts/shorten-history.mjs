// The API of an earlier version, as written by `docs api --json` → the part of it that the history of today's
// version needs, as text. Its shape is that of /api-docs/<product>.json.
//
// Descriptions, examples and expanded types are left out, and so are attributes that have not become props.

const propKeys = ['type', 'required', 'default', 'deprecated', 'since', 'inheritedFrom'];
const entryKeys = ['name', 'kind', 'deprecated', 'since', 'removed', 'source'];
const symbolKeys = ['name', 'kind', 'deprecated', 'since', 'source', 'type', 'extends', 'calls'];
const propGroups = ['props', 'parameters', 'returnValue', 'fields', 'methods'];

/** Shortens an API; `today` are the entries of today's version. */
export function shortenHistory({ packages, entries, symbols }, today) {
  const props = new Map(today.map((entry) => [entry.name, entry.props]));
  const isProp = (entry) => (name) => Object.hasOwn(props.get(entry.name) ?? {}, name);
  const lists = {
    packages,
    entries: entries.map((entry) => ({
      ...pick(entry, entryKeys),
      ...pickProps(entry),
      nativeProps: entry.nativeProps.filter(isProp(entry)),
      styleProps: entry.styleProps.filter(isProp(entry)),
      slots: entry.slots.map((slot) => pick(slot, ['name', 'class', 'default', 'since'])),
      classes: entry.classes.map((rule) => pick(rule, ['key', 'className', 'deprecated', 'since'])),
    })),
    symbols: symbols.map((symbol) => ({ ...pick(symbol, symbolKeys), ...pickProps(symbol) })),
  };
  return `{\n${Object.entries(lists).map(formatList).join(',\n')}\n}\n`;
}

/** Formats one entry per line, for readable diffs between releases. */
function formatList([name, list]) {
  return `"${name}": [\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
}

function pickProps(one) {
  return Object.fromEntries(
    propGroups.flatMap((group) => {
      if (one[group] === undefined) return [];
      const props = Object.entries(one[group]).map(([name, prop]) => [name, pick(prop, propKeys)]);
      return [[group, Object.fromEntries(props)]];
    }),
  );
}

function pick(one, keys) {
  return Object.fromEntries(keys.flatMap((key) => (one[key] === undefined ? [] : [[key, one[key]]])));
}
