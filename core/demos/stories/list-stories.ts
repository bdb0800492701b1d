// The syntax tree of a story file → its stories in order: objects (CSF 3), functions and copies of a template (CSF 2).
// `play` and `argTypes` are ignored, since only Storybook uses them.

import { toWords } from './to-words.ts';
import type { SyntaxNode } from '../extract-preview.ts';
import { findDefaultExport } from '../extract-preview.ts';
import type { Story, StoryArg, StoryFile } from './story.ts';
import { bare, findProperty, isFunction, listProperties, readText } from './story-syntax.ts';

interface Comment {
  readonly type: string;
  readonly value: string;
  readonly end: number;
}

/** The args of a story by name, and the objects whose content is not known. */
interface FoundArgs {
  readonly args: Map<string, SyntaxNode>;
  readonly spreads: SyntaxNode[];
}

interface ArgSearch {
  /** The stories whose args are being read, since they may be those of each other. */
  readonly seen: readonly string[];
  readonly found: FoundArgs;
}

/** Calls that create a listener for Storybook's panel, which means nothing to a reader. */
const listeners = /^(?:fn|action|spy)$/;

/** Lists the stories of a story file. */
export function listStories(code: string, program: SyntaxNode, comments: readonly Comment[] = []): StoryFile {
  return new StoryFileReader(code, { program, comments }).read();
}

/** Reads the declarations of a story file, and then the stories among them. */
class StoryFileReader {
  readonly #code: string;
  readonly #body: readonly SyntaxNode[];
  readonly #comments: readonly Comment[];
  readonly #meta: SyntaxNode | undefined;
  readonly #declared = new Map<string, SyntaxNode>();
  /** What is assigned to the properties of a name, as in `Primary.args = { … }`. */
  readonly #assigned = new Map<string, Map<string, SyntaxNode>>();
  readonly #exportedNames: { name: string; at: number }[] = [];

  constructor(code: string, { program, comments }: { program: SyntaxNode; comments: readonly Comment[] }) {
    const exported = findDefaultExport(program);
    this.#code = code;
    this.#body = program.body as readonly SyntaxNode[];
    this.#comments = comments;
    this.#meta = exported && bare(exported);
  }

  read(): StoryFile {
    this.#body.forEach((statement) => this.#readStatement(statement));
    const isListed = createFilter(this.#meta);
    const component = findProperty(this.#meta, 'component');
    const stories = this.#exportedNames.flatMap(({ name, at }): Story[] => {
      const node = this.#declared.get(name);
      return node && isListed(name) && this.#isStory(node) ? [this.#toStory(name, at)] : [];
    });
    return { ...(component && { component }), stories };
  }

  #readStatement(statement: SyntaxNode): void {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? (statement.declaration as SyntaxNode | null) : statement;
    if (declaration) this.#recordDeclaration(declaration, isExport ? statement.start : undefined);
    else
      for (const { local, exported: out } of statement.specifiers as { local: SyntaxNode; exported: SyntaxNode }[])
        if (local.name === out.name) this.#exportedNames.push({ name: String(out.name), at: statement.start });
    const expression = statement.type === 'ExpressionStatement' ? (statement.expression as SyntaxNode) : undefined;
    if (expression?.type === 'AssignmentExpression') this.#recordAssignment(expression);
  }

  #recordDeclaration(node: SyntaxNode, at: number | undefined): void {
    const all = node.type === 'VariableDeclaration' ? (node.declarations as SyntaxNode[]) : [node];
    for (const each of all) {
      const name = (each.id as SyntaxNode | null | undefined)?.name;
      const value =
        each.type === 'VariableDeclarator' ? (each.init as SyntaxNode | null) : isFunction(each) ? each : null;
      if (typeof name !== 'string' || !value) continue;
      this.#declared.set(name, bare(value));
      if (at !== undefined) this.#exportedNames.push({ name, at });
    }
  }

  /** Records `Primary.args = { … }`. */
  #recordAssignment({ left, right }: SyntaxNode): void {
    const { type, object, property } = left as SyntaxNode & { object: SyntaxNode; property: SyntaxNode };
    if (type !== 'MemberExpression' || object.type !== 'Identifier') return;
    const properties = this.#assigned.get(String(object.name)) ?? new Map<string, SyntaxNode>();
    this.#assigned.set(String(object.name), properties.set(String(property.name), right as SyntaxNode));
  }

  #isStory(node: SyntaxNode): boolean {
    return node.type === 'ObjectExpression' || isFunction(node) || this.#findTemplate(node) !== undefined;
  }

  /** Finds the function in `Template.bind({})`. */
  #findTemplate(node: SyntaxNode): SyntaxNode | undefined {
    const callee = node.type === 'CallExpression' ? (node.callee as SyntaxNode) : undefined;
    if (callee?.type !== 'MemberExpression' || (callee.property as SyntaxNode).name !== 'bind') return undefined;
    const template = this.#declared.get(String((callee.object as SyntaxNode).name));
    return template && isFunction(template) ? template : template && this.#findTemplate(template);
  }

  #findSetting(name: string, key: string): SyntaxNode | undefined {
    return this.#assigned.get(name)?.get(key) ?? findProperty(this.#declared.get(name), key);
  }

  #toStory(name: string, at: number): Story {
    const node = this.#declared.get(name);
    const { args, spreads } = this.#readArgs(name);
    const renderFunction = node && (isFunction(node) ? node : this.#findTemplate(node));
    const render =
      renderFunction ?? this.#resolve(this.#findSetting(name, 'render') ?? findProperty(this.#meta, 'render'));
    const title =
      readText(this.#findSetting(name, 'name')) ?? readText(this.#findSetting(name, 'storyName')) ?? toWords(name);
    const docs = findProperty(this.#findSetting(name, 'parameters'), 'docs');
    const source = readText(findProperty(findProperty(docs, 'source'), 'code'));
    const description = readText(findProperty(findProperty(docs, 'description'), 'story'));
    const tags = this.#findSetting(name, 'tags');
    return {
      name,
      title,
      description: description ?? this.#findComment(at),
      args,
      spreads,
      ...(render && { render }),
      ...(source !== undefined && { source }),
      isHidden: tags !== undefined && /!(?:autodocs|dev)\b/.test(this.#code.slice(tags.start, tags.end)),
    };
  }

  #resolve(node: SyntaxNode | undefined): SyntaxNode | undefined {
    const value = node && bare(node);
    return value?.type === 'Identifier' ? (this.#declared.get(String(value.name)) ?? undefined) : value;
  }

  #readArgs(name: string): { args: StoryArg[]; spreads: SyntaxNode[] } {
    const found: FoundArgs = { args: new Map(), spreads: [] };
    this.#collectArgs(findProperty(this.#meta, 'args'), { seen: [name], found });
    this.#collectArgs(this.#findSetting(name, 'args'), { seen: [name], found });
    const plainArgs = [...found.args].filter(([, value]) => !isListener(value));
    return { args: plainArgs.map(([name, value]) => ({ name, value })), spreads: found.spreads };
  }

  /** Adds the args of an object to those found. */
  #collectArgs(node: SyntaxNode | undefined, { seen, found }: ArgSearch): void {
    const object = this.#resolve(node);
    if (object?.type === 'MemberExpression') return this.#collectArgsOfStory(object, { seen, found });
    for (const { name, value } of listProperties(object)) {
      if (name === undefined) this.#collectArgs(value, { seen, found });
      else {
        found.args.delete(name);
        found.args.set(name, bare(value));
      }
    }
    if (object && object.type !== 'ObjectExpression') found.spreads.push(object);
  }

  /** Adds those of `Primary.args`, if the story is in this file. */
  #collectArgsOfStory(node: SyntaxNode, { seen, found }: ArgSearch): void {
    const { object, property } = node as SyntaxNode & { object: SyntaxNode; property: SyntaxNode };
    const story = String(object.name);
    if (property.name !== 'args' || !this.#declared.has(story) || seen.includes(story))
      return void found.spreads.push(node);
    this.#collectArgs(this.#findSetting(story, 'args'), { seen: [...seen, story], found });
  }

  #findComment(at: number): string {
    const comment = this.#comments.find(({ type, value, end }) => {
      return type === 'Block' && value.startsWith('*') && end <= at && this.#code.slice(end, at).trim() === '';
    });
    const lines = (comment?.value.slice(1) ?? '').split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
    return lines
      .filter((line) => !line.startsWith('@'))
      .join('\n')
      .trim();
  }
}

function isListener(node: SyntaxNode): boolean {
  const callee = node.type === 'CallExpression' ? (node.callee as SyntaxNode) : undefined;
  return callee?.type === 'Identifier' && listeners.test(String(callee.name));
}

/** Creates a filter from `includeStories` and `excludeStories`, which are lists or patterns. */
function createFilter(meta: SyntaxNode | undefined): (name: string) => boolean {
  const include = toTest(findProperty(meta, 'includeStories'));
  const exclude = toTest(findProperty(meta, 'excludeStories'));
  return (name) => name !== '__namedExportsOrder' && (include?.(name) ?? true) && !(exclude?.(name) ?? false);
}

function toTest(node: SyntaxNode | undefined): ((name: string) => boolean) | undefined {
  if (node?.type === 'ArrayExpression') {
    const names = (node.elements as readonly SyntaxNode[]).map(readText);
    return (name) => names.includes(name);
  }
  const pattern = (node as { regex?: { pattern: string; flags: string } } | undefined)?.regex;
  return pattern && ((name) => new RegExp(pattern.pattern, pattern.flags).test(name));
}
