// Renders the slots and head elements that plugins and the site add to a page.

import { createElement, type ComponentType } from 'react';
import { createPluginStop, type PluginPart } from '../../../core/markdown/plugins/plugin-stop.ts';
import { slotNames, type SlotName } from '../../../core/model/schema/plugin-shape.ts';
import type { HeadTag, SlotProps } from '../../../core/model/schema/plugin.ts';
import { describeValue, isObject } from '../../../core/text/describe-value.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import { quote } from '../../../core/text/quote.ts';
import type { PageProps } from '../../../templates/page-props.ts';
import { renderComplete } from '../../../templates/parts/render-complete.ts';
import { directionOf } from '../../../templates/text-direction.ts';
import type { SiteModules } from '../../site/load/load-site-modules.ts';
import { toPluginSite } from '../../site/load/plugins/to-plugin-site.ts';

/** The HTML in the slots of a page, and at the end of its head. */
interface RenderedSlots {
  readonly slots?: PageProps['slots'];
  readonly head: string;
}

/** Creates the function that renders the slots of pages. An error is reported with the name of its plugin. */
export function createSlotRenderer(
  { slots: siteSlots, plugins }: SiteModules,
  onRun: (part?: PluginPart) => void = () => undefined,
): (props: PageProps) => RenderedSlots {
  const entries = slotNames.map((name) => ({
    name,
    list: [
      ...plugins.flatMap(({ name: plugin, slots }) =>
        slots?.[name] ? [{ plugin, slot: slots[name] as unknown }] : [],
      ),
      ...(siteSlots[name] ? [{ plugin: '', slot: siteSlots[name] as unknown }] : []),
    ],
  }));
  const filled = entries.filter(({ list }) => list.length > 0);
  const guard = createGuard(onRun);
  const heads = plugins.filter(({ head }) => head !== undefined);
  if (filled.length === 0 && heads.length === 0) return () => ({ head: '' });

  const renderSlot = ({ plugin, slot }: { plugin: string; slot: unknown }, name: SlotName, props: SlotProps): string =>
    typeof slot === 'string'
      ? slot
      : guard(plugin, `slot ${name}`, () =>
          renderComplete(createElement(slot as ComponentType<SlotProps>, props), { isStatic: true }),
        );

  return function renderSlots(props) {
    const slotProps = toSlotProps(props);
    const slots = filled.map(
      ({ name, list }) => [name, list.map((each) => renderSlot(each, name, slotProps)).join('')] as const,
    );
    const rendered = slots.filter(([, html]) => html !== '');
    return {
      ...(rendered.length > 0 && { slots: Object.fromEntries(rendered) }),
      head: heads.map(({ name: plugin, head }) => guard(plugin, 'head', () => writeHead(head, slotProps))).join(''),
    };
  };
}

/** Creates a guard that reports the running plugin, and names it when it throws. */
function createGuard(onRun: (part?: PluginPart) => void) {
  return function guard(plugin: string, part: string, run: () => string): string {
    onRun({ plugin, part });
    try {
      return run();
    } catch (error) {
      throw createPluginStop(error, { plugin, part });
    } finally {
      onRun();
    }
  };
}

/** Returns the props of a template that stay the same from version to version. */
function toSlotProps({
  site,
  page,
  userLanguage,
  title,
  description,
  frontMatter,
  headings,
  content,
  history,
  href,
}: PageProps): SlotProps {
  const { path, canonicalPath, file, product, template } = page;
  return {
    site: toPluginSite(site),
    page: { path, canonicalPath, file, ...(product !== undefined && { product }), template },
    language: userLanguage,
    direction: directionOf(userLanguage),
    base: site.base,
    title,
    description,
    frontMatter: frontMatter as unknown as SlotProps['frontMatter'],
    headings,
    content,
    ...(history && { history }),
    href,
  };
}

function writeHead(head: unknown, props: SlotProps): string {
  const tags: unknown = typeof head === 'function' ? (head as (props: SlotProps) => unknown)(props) : head;
  if (!Array.isArray(tags)) throw new Error(`it must be a list, but is ${describeValue(tags)}`);
  return (tags as HeadTag[]).map(writeTag).join('');
}

function writeTag(tag: unknown): string {
  const [name, attributes] = (Array.isArray(tag) ? tag : []) as unknown[];
  if (name !== 'meta' && name !== 'link' && name !== 'script')
    throw new Error(`${typeof name === 'string' ? quote(name) : describeValue(tag)} is not "meta", "link" or "script"`);
  if (!isObject(attributes)) throw new Error(`the attributes of "${name}" must be an object`);
  const written = Object.entries(attributes).map(([key, value]) => {
    if (!/^(?!on)[a-z][a-z\d:_-]*$/i.test(key))
      throw new Error(`${quote(key)} is not an attribute that elements of the head can have`);
    if (value === true) return ` ${key}`;
    if (typeof value !== 'string') throw new Error(`${quote(key)} must be a string, but is ${describeValue(value)}`);
    return ` ${key}="${escapeHtml(value)}"`;
  });
  return `<${name}${written.join('')}>${name === 'script' ? '</script>' : ''}`;
}
