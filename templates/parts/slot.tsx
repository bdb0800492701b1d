import type { SlotName } from '../../core/model/schema/plugin-shape.ts';
import type { PageProps } from '../page-props.ts';

/** Renders the content of a slot from plugins and the site, if any. */
export function Slot({ name, slots }: Pick<PageProps, 'slots'> & { readonly name: SlotName }) {
  const html = slots?.[name];
  return html ? <div className="slot" data-docs-slot={name} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
