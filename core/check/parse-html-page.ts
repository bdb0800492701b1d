// The text of a finished page → its links, its resources, and problems in its HTML. It parses as a browser does, and
// reports what a browser would repair silently.

import type { ParserError } from 'parse5';
import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import { findElementProblems, findPageProblems } from './find-element-problems.ts';
import type { Address, HtmlPage, PageWeights } from './html-page.ts';
import { type ParsedElements, parseElements } from './parse-elements.ts';
import { createTagReader } from './plain/create-tag-reader.ts';
import { readPlainHtml } from './plain/read-plain-html.ts';
import type { HtmlElement } from './read-element.ts';
import { readRelations } from './relations/read-relations.ts';
import { parseSourceSet } from '../text/parse-source-set.ts';

// The first name another page; the others an element of this page, or only a host.
const pageRelations = /(?:^|\s)(?:alternate|canonical|next|prev|author|license|help)(?:\s|$)/i;
const otherRelations = /(?:^|\s)(?:expect|preconnect|dns-prefetch)(?:\s|$)/i;
const none: readonly Address[] = [];

/** Parses a page; `file` is its name in problems. */
export function parseHtmlPage(html: string, file: string, read = createElementReader()): HtmlPage {
  const { elements, faults } = read(html);
  const weights = createWeightReader();
  elements.forEach(weights.add);
  const relations = readRelations(elements);
  const { refresh } = relations;

  return {
    ids: listIds(elements),
    addresses: [...elements.flatMap(listAddresses), ...(refresh ? [{ ...refresh, kind: 'link' as const }] : [])],
    relations,
    isDated: elements.some(
      ({ name, attributes }) => name === 'body' && attributes.get('data-docs-template') === 'BlogPost',
    ),
    weights: weights.read(),
    demo: findDemo(elements),
    problems: [
      ...faults.map((error) => toSyntaxProblem(error, file)),
      ...findElementProblems(elements, file),
      ...findPageProblems(elements, file),
    ],
  };
}

/** Creates a reader of elements for many pages. Most need no full parser, which takes ten times as long. */
export function createElementReader(): (html: string) => ParsedElements {
  const readTag = createTagReader();
  return (html) => {
    const elements = readPlainHtml(html, readTag);
    return elements ? { elements, faults: [] } : parseElements(html);
  };
}

/** Lists ids, and the `name` of links, which old pages use instead. */
function listIds(elements: readonly HtmlElement[]): Set<string> {
  const ids = new Set<string>();
  for (const { name, attributes } of elements) {
    const id = attributes.get('id');
    if (id !== undefined) ids.add(id);
    const linkName = name === 'a' ? attributes.get('name') : undefined;
    if (linkName !== undefined) ids.add(linkName);
  }
  return ids;
}

function findDemo(elements: readonly HtmlElement[]): HtmlPage['demo'] {
  const demo = elements.find(({ attributes }) => attributes.has('data-demo'));
  return demo && { name: demo.attributes.get('data-demo') ?? '', source: demo.attributes.get('data-docs-source') };
}

function toSyntaxProblem({ code, startLine, startCol }: ParserError, file: string): Problem {
  return {
    rule: 'html-syntax',
    severity: 'error',
    place: { file, line: startLine, column: startCol },
    message: `A browser has to repair the HTML here: ${quote(code.replaceAll('-', ' '))}`,
    hint: 'Correct the raw HTML of the page, or the template or component that draws it.',
  };
}

type Attribute = readonly [attribute: string, kind: Address['kind']];

const attributesByElement: ReadonlyMap<string, readonly Attribute[]> = new Map(
  Object.entries<readonly Attribute[]>({
    a: [['href', 'link']],
    area: [['href', 'link']],
    audio: [['src', 'file']],
    embed: [['src', 'file']],
    iframe: [['src', 'link']],
    img: [
      ['src', 'file'],
      ['srcset', 'file'],
    ],
    image: [['href', 'file']],
    input: [['src', 'file']],
    link: [
      ['href', 'file'],
      ['imagesrcset', 'file'],
    ],
    object: [['data', 'file']],
    script: [['src', 'file']],
    source: [
      ['src', 'file'],
      ['srcset', 'file'],
    ],
    track: [['src', 'file']],
    use: [['href', 'file']],
    video: [
      ['src', 'file'],
      ['poster', 'file'],
    ],
  }),
);

/** Lists the addresses in an element's attributes, with their positions. */
function listAddresses(element: HtmlElement): readonly Address[] {
  const listed = attributesByElement.get(element.name);
  if (!listed) return none;
  const relation = element.name === 'link' ? (element.attributes.get('rel') ?? '') : '';
  if (relation !== '' && otherRelations.test(relation)) return none;

  const isPage = relation !== '' && pageRelations.test(relation);
  const addresses: Address[] = [];
  for (const [attribute, kind] of listed) {
    const value = element.attributes.get(attribute);
    if (value === undefined) continue;
    const { line, column } = element.placeOf(attribute);
    for (const href of attribute.endsWith('srcset') ? parseSourceSet(value).map((source) => source.href) : [value])
      addresses.push({ href: href.trim(), kind: isPage ? 'link' : kind, line, column });
  }
  return addresses;
}

/** Collects the weights of a page element by element. */
interface WeightReader {
  readonly add: (element: HtmlElement) => void;
  readonly read: () => PageWeights;
}

/** Creates the reader of one page's weights. */
function createWeightReader(): WeightReader {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const islands = new Set<string>();
  const modules = new Set<string>();
  const inline: string[] = [];

  function add({ name, attributes, text }: HtmlElement): void {
    const island = attributes.get('data-island');
    if (island) islands.add(island);
    const module = island ? readModule(attributes.get('data-docs-props')) : undefined;
    if (module) modules.add(module);

    const address = attributes.get(name === 'script' ? 'src' : 'href') ?? '';
    if (name === 'script' && isProgram(attributes.get('type'))) {
      if (address === '') inline.push(text());
      else scripts.add(address);
    }
    if (name !== 'link' || address === '') return;
    const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
    if (relations.includes('stylesheet') && !relations.includes('alternate')) styles.add(address);
    if (relations.includes('modulepreload')) scripts.add(address);
  }

  return {
    add,
    read: () => ({
      scripts: [...scripts],
      styles: [...styles],
      inline: inline.join(''),
      islands: [...islands],
      modules: [...modules],
    }),
  };
}

/** Reads the script address from an island's props. */
function readModule(props = '{}'): string | undefined {
  try {
    const { module } = JSON.parse(props) as { readonly module?: unknown };
    return typeof module === 'string' ? module : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a script type is executable, unlike data such as JSON. */
function isProgram(type = ''): boolean {
  return /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i.test(type.trim());
}
