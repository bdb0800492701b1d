// The installed packages → the messages of their minified error codes. Run after an update of the packages:
// `node scripts/read-error-codes.mjs` writes content/production-error/error-codes.json.
//
// In the source, one branch of a conditional is the message with placeholders, and the other the code with the
// arguments.

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = ['material', 'lab', 'joy', 'base', 'system', 'styled-engine', 'private-theming', 'utils'];

/** Reads the messages of the installed packages, by code; placeholders are written "%s". */
export function readErrorCodes() {
  const messages = packages.flatMap((name) =>
    listScripts(join(root, 'node_modules/@mui', name)).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return text.includes('ormatMuiErrorMessage') ? findErrorCodes(text) : [];
    }),
  );
  return Object.fromEntries([...new Map(messages)].sort(([a], [b]) => Number(a) - Number(b)));
}

/** Finds the codes and messages in a script. */
export function findErrorCodes(text) {
  const codes = [];
  const visit = (node) => {
    if (ts.isConditionalExpression(node)) {
      const code = toCode(node.whenFalse);
      const message = toMessage(node.whenTrue);
      if (code !== undefined && message !== undefined) codes.push([code, message]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return codes;
}

function toCode(node) {
  const [firstArgument] = ts.isCallExpression(node) ? node.arguments : [];
  return firstArgument && ts.isNumericLiteral(firstArgument) && /ormatMuiErrorMessage/.test(node.expression.getText())
    ? firstArgument.text
    : undefined;
}

function toMessage(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
  return undefined;
}

// Other builds of the same package contain the same messages.
function listScripts(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(legacy|modern|umd|esm|node_modules)$/.test(entry.name) ? [] : listScripts(path);
    return entry.name.endsWith('.js') ? [path] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(
    join(root, 'content/production-error/error-codes.json'),
    `${JSON.stringify(readErrorCodes(), null, 2)}\n`,
  );
