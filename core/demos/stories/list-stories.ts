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

/** Calls that create a listener for Storybook's panel, which means nothing to a reader. */
const listeners = /^(?:fn|action|spy)$/;

/** Lists the stories of a story file. */
export function listStories(code: string, program: SyntaxNode, comments: readonly Comment[] = []): StoryFile {
  const exported = findDefaultExport(program);
  const meta = exported && bare(exported);
  const body = program.body as readonly SyntaxNode[];
  const declared = new Map<string, SyntaxNode>();
  const settings = new Map<string, Map<string, SyntaxNode>>();
  const names: { name: string; at: number }[] = [];
  body.forEach(readStatement);

  const isListed = createFilter(meta);
  const component = findProperty(meta, 'component');
  const stories = names.flatMap(({ name, at }): Story[] => {
    const node = declared.get(name);
    return node && isListed(name) && isStory(node) ? [toStory(name, at)] : [];
  });
  return { ...(component && { component }), stories };

  function readStatement(statement: SyntaxNode): void {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? (statement.declaration as SyntaxNode | null) : statement;
    if (declaration) declare(declaration, isExport ? statement.start : undefined);
    else
      for (const { local, exported: out } of statement.specifiers as { local: SyntaxNode; exported: SyntaxNode }[])
        if (local.name === out.name) names.push({ name: String(out.name), at: statement.start });
    const assigned = statement.type === 'ExpressionStatement' ? (statement.expression as SyntaxNode) : undefined;
    if (assigned?.type === 'AssignmentExpression') assign(assigned);
  }

  function declare(node: SyntaxNode, at: number | undefined): void {
    const all = node.type === 'VariableDeclaration' ? (node.declarations as SyntaxNode[]) : [node];
    for (const each of all) {
      const name = (each.id as SyntaxNode | null | undefined)?.name;
      const value =
        each.type === 'VariableDeclarator' ? (each.init as SyntaxNode | null) : isFunction(each) ? each : null;
      if (typeof name !== 'string' || !value) continue;
      declared.set(name, bare(value));
      if (at !== undefined) names.push({ name, at });
    }
  }

  /** Records `Primary.args = { … }`. */
  function assign({ left, right }: SyntaxNode): void {
    const { type, object, property } = left as SyntaxNode & { object: SyntaxNode; property: SyntaxNode };
    if (type !== 'MemberExpression' || object.type !== 'Identifier') return;
    const own = settings.get(String(object.name)) ?? new Map<string, SyntaxNode>();
    settings.set(String(object.name), own.set(String(property.name), right as SyntaxNode));
  }

  function isStory(node: SyntaxNode): boolean {
    return node.type === 'ObjectExpression' || isFunction(node) || findTemplate(node) !== undefined;
  }

  /** Finds the function in `Template.bind({})`. */
  function findTemplate(node: SyntaxNode): SyntaxNode | undefined {
    const callee = node.type === 'CallExpression' ? (node.callee as SyntaxNode) : undefined;
    if (callee?.type !== 'MemberExpression' || (callee.property as SyntaxNode).name !== 'bind') return undefined;
    const template = declared.get(String((callee.object as SyntaxNode).name));
    return template && isFunction(template) ? template : template && findTemplate(template);
  }

  function findSetting(name: string, key: string): SyntaxNode | undefined {
    return settings.get(name)?.get(key) ?? findProperty(declared.get(name), key);
  }

  function toStory(name: string, at: number): Story {
    const node = declared.get(name);
    const { args, spreads } = readArgs(name);
    const renderFunction = node && (isFunction(node) ? node : findTemplate(node));
    const render = renderFunction ?? resolve(findSetting(name, 'render') ?? findProperty(meta, 'render'));
    const title = readText(findSetting(name, 'name')) ?? readText(findSetting(name, 'storyName')) ?? toWords(name);
    const docs = findProperty(findSetting(name, 'parameters'), 'docs');
    const source = readText(findProperty(findProperty(docs, 'source'), 'code'));
    const description = readText(findProperty(findProperty(docs, 'description'), 'story'));
    const tags = findSetting(name, 'tags');
    return {
      name,
      title,
      description: description ?? findComment(at),
      args,
      spreads,
      ...(render && { render }),
      ...(source !== undefined && { source }),
      isHidden: tags !== undefined && /!(?:autodocs|dev)\b/.test(code.slice(tags.start, tags.end)),
    };
  }

  function resolve(node: SyntaxNode | undefined): SyntaxNode | undefined {
    const value = node && bare(node);
    return value?.type === 'Identifier' ? (declared.get(String(value.name)) ?? undefined) : value;
  }

  function readArgs(name: string): { args: StoryArg[]; spreads: SyntaxNode[] } {
    const spreads: SyntaxNode[] = [];
    const args = new Map<string, SyntaxNode>();
    read(findProperty(meta, 'args'), [name]);
    read(findSetting(name, 'args'), [name]);
    const plainArgs = [...args].filter(([, value]) => !isListener(value));
    return { args: plainArgs.map(([name, value]) => ({ name, value })), spreads };

    function read(node: SyntaxNode | undefined, seen: readonly string[]): void {
      const object = resolve(node);
      if (object?.type === 'MemberExpression') return readOf(object, seen);
      for (const { name: own, value } of listProperties(object)) {
        if (own === undefined) read(value, seen);
        else {
          args.delete(own);
          args.set(own, bare(value));
        }
      }
      if (object && object.type !== 'ObjectExpression') spreads.push(object);
    }

    /** Reads `Primary.args`, if the story is in this file. */
    function readOf(node: SyntaxNode, seen: readonly string[]): void {
      const { object, property } = node as SyntaxNode & { object: SyntaxNode; property: SyntaxNode };
      const other = String(object.name);
      if (property.name !== 'args' || !declared.has(other) || seen.includes(other)) return void spreads.push(node);
      read(findSetting(other, 'args'), [...seen, other]);
    }
  }

  function findComment(at: number): string {
    const comment = comments.find(({ type, value, end }) => {
      return type === 'Block' && value.startsWith('*') && end <= at && code.slice(end, at).trim() === '';
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
