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
  return new StoryWriter(story, { code, program, component }).write();
}

/** Writes the demo of one story, and collects the names that its code uses. */
class StoryWriter {
  readonly #story: Story;
  readonly #file: StoryCode;
  readonly #usedNames = new Set<string>();

  constructor(story: Story, file: StoryCode) {
    this.#story = story;
    this.#file = file;
  }

  write(): string {
    const { name, render } = this.#story;
    const body = render && isFunction(render) ? this.#writeRender(render) : this.#writeAlone();
    const head = this.#writeHead();
    return `${head === '' ? '' : `${head}\n\n`}export default function ${name}() {\n${body}\n}\n`;
  }

  #writeAlone(): string {
    const { component } = this.#file;
    if (!component) return '  return null;';
    this.#use(component);
    return indent(`return ${wrap(this.#writeElement(this.#text(component)))};`, '  ');
  }

  #writeElement(tag: string): string {
    const content = this.#story.args.find(({ name }) => name === 'children');
    const props = this.#writeProps(this.#story.args.filter((arg) => arg !== content));
    const inside = content ? this.#writeContent(content.value) : '';
    const line = `<${[tag, ...props].join(' ')}`;
    const isShort = line.length <= maxLineWidth - 4 && !line.includes('\n');
    const open = isShort ? line : `<${tag}\n${indent(props.join('\n'), '  ')}\n`;
    if (inside === '') return isShort ? `${open} />` : `${open}/>`;
    const whole = `${open}>${inside}</${tag}>`;
    return isShort && whole.length <= maxLineWidth && !inside.includes('\n')
      ? whole
      : `${open}>\n${indent(inside, '  ')}\n</${tag}>`;
  }

  #writeProps(args: readonly StoryArg[]): string[] {
    return [...this.#story.spreads.map((node) => this.#writeSpread(node)), ...args.map((arg) => this.#writeProp(arg))];
  }

  #writeSpread(node: SyntaxNode): string {
    this.#use(node);
    return `{...${this.#text(node)}}`;
  }

  #writeProp({ name, value }: StoryArg): string {
    this.#use(value);
    const literal = readText(value);
    if (!/^[A-Za-z_$][\w$-]*$/.test(name)) return `{...{ ${JSON.stringify(name)}: ${dedent(this.#text(value))} }}`;
    if (literal !== undefined && !/["\\\n{}&<>]/.test(literal)) return `${name}="${literal}"`;
    return value.type === 'Literal' && value.value === true ? name : `${name}={${dedent(this.#text(value))}}`;
  }

  #writeContent(value: SyntaxNode): string {
    this.#use(value);
    const literal = readText(value);
    if (literal !== undefined && !/[{}<>&\n]/.test(literal) && literal.trim() === literal) return literal;
    return value.type.startsWith('JSX') ? dedent(this.#text(value)) : `{${dedent(this.#text(value))}}`;
  }

  #writeRender(render: SyntaxNode): string {
    this.#use(render);
    const [param] = render.params as readonly SyntaxNode[];
    const block = render.body as SyntaxNode;
    const spread = param && this.#findOnlySpread(param, block);
    const bodyOf = (node: SyntaxNode) => (spread ? this.#replaceSpread(node, spread) : this.#text(node));
    const before =
      param && !spread && (this.#story.args.length > 0 || usesParam(param, block)) ? this.#writeArgs(param) : '';
    if (block.type !== 'BlockStatement')
      return indent(`${before}return ${wrap(dedent(trimParentheses(bodyOf(block))))};`, '  ');
    const inner = bodyOf(block)
      .replace(/^\{[ \t]*\n?/, '')
      .replace(/\}$/, '')
      .trimEnd();
    return indent(`${before}${dedent(inner)}`, '  ');
  }

  /** Writes `const args = { … };`. */
  #writeArgs(param: SyntaxNode): string {
    const annotation = param.typeAnnotation as SyntaxNode | null | undefined;
    const name = this.#text(param).slice(0, annotation ? annotation.start - param.start : undefined);
    this.#story.args.forEach(({ value }) => this.#use(value));
    const entries = [
      ...this.#story.spreads.map((node) => `...${this.#text(node)}`),
      ...this.#story.args.map(
        ({ name: key, value }) => `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${dedent(this.#text(value))}`,
      ),
    ];
    const line = `const ${name} = { ${entries.join(', ')} };`;
    if (entries.length === 0) return `const ${name} = {};\n`;
    return line.length <= maxLineWidth && !line.includes('\n')
      ? `${line}\n`
      : `const ${name} = {\n${entries.map((entry) => `${indent(entry, '  ')},\n`).join('')}};\n`;
  }

  /** Finds `{...args}` if it is the only use of the args: written-out props are easier to read. */
  #findOnlySpread(param: SyntaxNode, block: SyntaxNode): FoundSpread | undefined {
    if (param.type !== 'Identifier') return undefined;
    if (listNames(block).filter((name) => name === param.name).length !== 1) return undefined;
    if (this.#story.args.some(({ name }) => name === 'children')) return undefined;
    return findSpread(block, String(param.name));
  }

  #replaceSpread(node: SyntaxNode, { spread, later }: FoundSpread): string {
    const { code } = this.#file;
    const args = this.#story.args.filter(({ name }) => !later.includes(name));
    const props = this.#writeProps(args).join(' ');
    const before = code.slice(node.start, spread.start);
    return `${props === '' ? before.trimEnd() : before}${props}${code.slice(spread.end, node.end)}`;
  }

  /** Writes the needed imports and declarations, in source order. */
  #writeHead(): string {
    const statements = this.#listNeeded();
    const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
    const others = statements.filter(({ type }) => type !== 'ImportDeclaration');
    return [
      imports.flatMap((statement) => this.#writeImport(statement) ?? []).join('\n'),
      ...others.map((statement) => this.#text(statement).replace(/^export /, '')),
    ]
      .filter(Boolean)
      .join('\n\n');
  }

  /** Lists the statements that declare a used name, and those that they need themselves. */
  #listNeeded(): SyntaxNode[] {
    const statements = (this.#file.program.body as readonly SyntaxNode[]).filter(
      ({ type }) => !/^Export(?:Default|All)/.test(type),
    );
    const needed = new Set<SyntaxNode>();
    for (let before = -1; before !== needed.size;) {
      before = needed.size;
      for (const statement of statements) {
        if (needed.has(statement) || !this.#isUsed(statement)) continue;
        needed.add(statement);
        if (statement.type !== 'ImportDeclaration') this.#use(statement);
      }
    }
    return statements.filter((statement) => needed.has(statement));
  }

  #isUsed(statement: SyntaxNode): boolean {
    return listDeclared(statement).some((name) => this.#usedNames.has(name) && name !== this.#story.name);
  }

  #writeImport(statement: SyntaxNode): string | undefined {
    const source = statement.source as SyntaxNode;
    if (isStoryTool(String(source.value))) return undefined;
    const specifiers = (statement.specifiers as readonly SyntaxNode[]).filter(({ local }) =>
      this.#usedNames.has(String((local as SyntaxNode).name)),
    );
    const named = specifiers.filter(({ type }) => type === 'ImportSpecifier').map((node) => this.#text(node));
    const unbraced = specifiers.filter(({ type }) => type !== 'ImportSpecifier').map((node) => this.#text(node));
    const parts = [...unbraced, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])];
    const keyword = statement.importKind === 'type' ? 'import type' : 'import';
    return `${keyword} ${parts.join(', ')} from ${this.#text(source)};`;
  }

  #use(node: SyntaxNode): void {
    listNames(node).forEach((name) => this.#usedNames.add(name));
  }

  #text(node: SyntaxNode): string {
    return this.#file.code.slice(node.start, node.end);
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
