// A story and its file → the source of a standalone demo, as a reader would write it: the component with its props, or
// what the story renders, with the imports and declarations it needs.

import type { SyntaxNode } from '../extract-preview.ts';
import { isStoryTool } from './story-tools.ts';
import type { Story, StoryArg } from './story.ts';
import { isFunction, listNames, listNodes, readText } from './story-syntax.ts';

/** In a longer element, each prop has its own line. */
const maxLineWidth = 80;

interface StoryCode {
  readonly code: string;
  readonly program: SyntaxNode;
  readonly component?: SyntaxNode | undefined;
}

/** Writes the source of a story's demo. */
export function writeStoryCode(story: Story, { code, program, component }: StoryCode): string {
  if (story.source !== undefined) return `${story.source.trim()}\n`;
  const text = (node: SyntaxNode) => code.slice(node.start, node.end);
  const used = new Set<string>();
  const body = story.render && isFunction(story.render) ? writeRender(story.render) : writeAlone();
  const head = writeHead();
  return `${head === '' ? '' : `${head}\n\n`}export default function ${story.name}() {\n${body}\n}\n`;

  function writeAlone(): string {
    if (!component) return '  return null;';
    use(component);
    return indent(`return ${wrap(writeElement(text(component)))};`, '  ');
  }

  function writeElement(tag: string): string {
    const content = story.args.find(({ name }) => name === 'children');
    const props = [...story.spreads.map(writeSpread), ...story.args.filter((arg) => arg !== content).map(writeProp)];
    const inside = content ? writeContent(content.value) : '';
    const line = `<${[tag, ...props].join(' ')}`;
    const isShort = line.length <= maxLineWidth - 4 && !line.includes('\n');
    const open = isShort ? line : `<${tag}\n${indent(props.join('\n'), '  ')}\n`;
    if (inside === '') return isShort ? `${open} />` : `${open}/>`;
    const whole = `${open}>${inside}</${tag}>`;
    return isShort && whole.length <= maxLineWidth && !inside.includes('\n')
      ? whole
      : `${open}>\n${indent(inside, '  ')}\n</${tag}>`;
  }

  function writeSpread(node: SyntaxNode): string {
    use(node);
    return `{...${text(node)}}`;
  }

  function writeProp({ name, value }: StoryArg): string {
    use(value);
    const literal = readText(value);
    if (!/^[A-Za-z_$][\w$-]*$/.test(name)) return `{...{ ${JSON.stringify(name)}: ${dedent(text(value))} }}`;
    if (literal !== undefined && !/["\\\n{}&<>]/.test(literal)) return `${name}="${literal}"`;
    return value.type === 'Literal' && value.value === true ? name : `${name}={${dedent(text(value))}}`;
  }

  function writeContent(value: SyntaxNode): string {
    use(value);
    const literal = readText(value);
    if (literal !== undefined && !/[{}<>&\n]/.test(literal) && literal.trim() === literal) return literal;
    return value.type.startsWith('JSX') ? dedent(text(value)) : `{${dedent(text(value))}}`;
  }

  function writeRender(render: SyntaxNode): string {
    use(render);
    const [param] = render.params as readonly SyntaxNode[];
    const block = render.body as SyntaxNode;
    const spread = param && findOnlySpread(param, block);
    const bodyOf = (node: SyntaxNode) => (spread ? replaceSpread(node, spread) : text(node));
    const before = param && !spread && (story.args.length > 0 || usesParam(param, block)) ? writeArgs(param) : '';
    if (block.type !== 'BlockStatement')
      return indent(`${before}return ${wrap(dedent(trimParentheses(bodyOf(block))))};`, '  ');
    const inner = bodyOf(block)
      .replace(/^\{[ \t]*\n?/, '')
      .replace(/\}$/, '')
      .trimEnd();
    return indent(`${before}${dedent(inner)}`, '  ');
  }

  /** Writes `const args = { … };`. */
  function writeArgs(param: SyntaxNode): string {
    const annotation = param.typeAnnotation as SyntaxNode | null | undefined;
    const name = text(param).slice(0, annotation ? annotation.start - param.start : undefined);
    story.args.forEach(({ value }) => use(value));
    const entries = [
      ...story.spreads.map((node) => `...${text(node)}`),
      ...story.args.map(
        ({ name: key, value }) => `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${dedent(text(value))}`,
      ),
    ];
    const line = `const ${name} = { ${entries.join(', ')} };`;
    if (entries.length === 0) return `const ${name} = {};\n`;
    return line.length <= maxLineWidth && !line.includes('\n')
      ? `${line}\n`
      : `const ${name} = {\n${entries.map((entry) => `${indent(entry, '  ')},\n`).join('')}};\n`;
  }

  /** Finds `{...args}` if it is the only use of the args: written-out props are easier to read. */
  function findOnlySpread(param: SyntaxNode, block: SyntaxNode): FoundSpread | undefined {
    if (param.type !== 'Identifier') return undefined;
    if (listNames(block).filter((name) => name === param.name).length !== 1) return undefined;
    if (story.args.some(({ name }) => name === 'children')) return undefined;
    return findSpread(block, String(param.name));
  }

  function replaceSpread(node: SyntaxNode, { spread, later }: FoundSpread): string {
    const args = story.args.filter(({ name }) => !later.includes(name));
    const props = [...story.spreads.map(writeSpread), ...args.map(writeProp)].join(' ');
    const before = code.slice(node.start, spread.start);
    return `${props === '' ? before.trimEnd() : before}${props}${code.slice(spread.end, node.end)}`;
  }

  function use(node: SyntaxNode): void {
    listNames(node).forEach((name) => used.add(name));
  }

  /** Writes the needed imports and declarations, in source order. */
  function writeHead(): string {
    const statements = (program.body as readonly SyntaxNode[]).filter(
      ({ type }) => !/^Export(?:Default|All)/.test(type),
    );
    const needed = new Set<SyntaxNode>();
    for (let before = -1; before !== needed.size;) {
      before = needed.size;
      for (const statement of statements) {
        if (needed.has(statement) || !listDeclared(statement).some((name) => used.has(name) && name !== story.name))
          continue;
        needed.add(statement);
        if (statement.type !== 'ImportDeclaration') use(statement);
      }
    }
    const parts = statements.flatMap((statement): { code: string; isImport: boolean }[] => {
      if (!needed.has(statement)) return [];
      if (statement.type !== 'ImportDeclaration')
        return [{ code: text(statement).replace(/^export /, ''), isImport: false }];
      const written = writeImport(statement);
      return written === undefined ? [] : [{ code: written, isImport: true }];
    });
    const [imports, others] = [parts.filter(({ isImport }) => isImport), parts.filter(({ isImport }) => !isImport)];
    return [imports.map((part) => part.code).join('\n'), ...others.map((part) => part.code)]
      .filter(Boolean)
      .join('\n\n');
  }

  function writeImport(statement: SyntaxNode): string | undefined {
    const source = statement.source as SyntaxNode;
    if (isStoryTool(String(source.value))) return undefined;
    const specifiers = (statement.specifiers as readonly SyntaxNode[]).filter(({ local }) =>
      used.has(String((local as SyntaxNode).name)),
    );
    const named = specifiers.filter(({ type }) => type === 'ImportSpecifier').map(text);
    const unbraced = specifiers.filter(({ type }) => type !== 'ImportSpecifier').map(text);
    const parts = [...unbraced, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])];
    const keyword = statement.importKind === 'type' ? 'import type' : 'import';
    return `${keyword} ${parts.join(', ')} from ${text(source)};`;
  }
}

function listDeclared(statement: SyntaxNode): string[] {
  if (statement.type === 'ImportDeclaration')
    return (statement.specifiers as readonly SyntaxNode[]).map(({ local }) => String((local as SyntaxNode).name));
  const node = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as SyntaxNode | null) : statement;
  if (!node) return [];
  const all = node.type === 'VariableDeclaration' ? (node.declarations as SyntaxNode[]) : [node];
  return all.flatMap(({ id }) => (id ? listNames({ ...(id as SyntaxNode), typeAnnotation: null }) : []));
}

function usesParam(param: SyntaxNode, block: SyntaxNode): boolean {
  const names = new Set(listNames({ ...param, typeAnnotation: null }));
  return listNames(block).some((name) => names.has(name));
}

/** A spread, and the names of the attributes that follow it. */
interface FoundSpread {
  readonly spread: SyntaxNode;
  readonly later: readonly string[];
}

function findSpread(node: SyntaxNode, name: string): FoundSpread | undefined {
  const attributes = node.type === 'JSXOpeningElement' ? (node.attributes as readonly SyntaxNode[]) : [];
  const at = attributes.findIndex(
    (each) => each.type === 'JSXSpreadAttribute' && (each.argument as SyntaxNode).name === name,
  );
  const spread = attributes[at];
  if (spread) {
    const later = attributes.slice(at + 1).map((each) => String((each.name as SyntaxNode | undefined)?.name));
    return { spread, later };
  }
  return listNodes(node)
    .map((child) => findSpread(child, name))
    .find(Boolean);
}

/** Puts parentheses around a multi-line element. */
function wrap(element: string): string {
  return element.includes('\n') ? `(\n${indent(element, '  ')}\n)` : element;
}

/** Removes the parentheses around a text. */
function trimParentheses(text: string): string {
  return text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1).trim() : text;
}

/** Indents each line. */
function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}

/** Removes the indent that all lines but the first share. */
function dedent(text: string): string {
  const lines = text.split('\n');
  const rest = lines.slice(1).filter((line) => line.trim() !== '');
  const first = /^\s+/.test(text) ? lines : rest;
  const depths = first.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const depth = depths.length > 0 ? Math.min(...depths) : 0;
  return lines
    .map((line) => (/^ *$/.test(line) ? '' : line.slice(0, depth).trim() === '' ? line.slice(depth) : line))
    .join('\n');
}
