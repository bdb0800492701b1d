import type { SlotName } from '../../core/model/schema/plugin-shape.ts';
import type { PageProps } from '../page-props.ts';

/** Draws what plugins and the site have put into a slot; nothing where that is nothing. */
export function Slot({ name, slots }: Pick<PageProps, 'slots'> & { readonly name: SlotName }) {
  const html = slots?.[name];
  return html ? <div className="slot" data-docs-slot={name} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
