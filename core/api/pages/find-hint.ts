// Finds the section or guide that explains props such as `classes`, `slots` and `sx`.

import type { ApiSubject } from './api-subject.ts';
import type { PropLine, PropSection } from './plan-sections.ts';
import { toKebab } from '../plan-api-tab.ts';

/** A link from a prop to its section or guide. */
export interface PropHint {
  readonly kind: 'classes' | 'slots' | 'sx';
  /** A fragment of the same page. */
  readonly address?: string;
  /** Another page. */
  readonly path?: string;
}

interface HintOptions {
  readonly subject: Pick<ApiSubject, 'entry' | 'guides'>;
  readonly place: 'page' | 'tab';
  readonly kind: PropSection['kind'];
}

const slotProps = ['slots', 'slotProps', 'components', 'componentsProps'];

/** Finds the hint for a prop; most need none. */
export function findHint({ name }: PropLine, { subject, place, kind }: HintOptions): PropHint | undefined {
  const { entry, guides } = subject;
  if (kind !== 'props' || entry.kind !== 'component') return undefined;
  const prefix = place === 'page' ? '#' : `#${toKebab(entry.name)}-`;

  if (name === 'classes') {
    // The class of a slot is documented at the slot.
    if (entry.classes.length > 0) return { kind: 'classes', address: `${prefix}classes` };
    return entry.slots.some((slot) => slot.class !== undefined)
      ? { kind: 'slots', address: `${prefix}slots` }
      : undefined;
  }
  if (slotProps.includes(name))
    return entry.slots.length > 0 ? { kind: 'slots', address: `${prefix}slots` } : undefined;
  return name === 'sx' && guides.sx !== undefined ? { kind: 'sx', path: guides.sx } : undefined;
}
