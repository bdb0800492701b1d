// Renders the drawing on a product's card. Decoration only; its colors come from the style sheet, so it
// follows the theme, and its tint depends on the product's position.

import type { ReactNode } from 'react';
import type { Product } from '../../core/model/product.ts';

type PictureName = NonNullable<Product['picture']>;

/** The pictures, in the order in which products without an explicit picture get them. */
const pictures: Readonly<Record<PictureName, ReactNode>> = {
  controls: (
    <>
      <rect className="art-strong" x="40" y="30" width="92" height="34" rx="8" />
      <rect className="art-on-strong" x="64" y="44" width="44" height="6" rx="3" />
      <rect className="art-strong" x="164" y="32" width="54" height="30" rx="15" />
      <circle className="art-on-strong" cx="203" cy="47" r="11" />
      <rect className="art-soft" x="40" y="88" width="240" height="6" rx="3" />
      <rect className="art-strong" x="40" y="88" width="132" height="6" rx="3" />
      <circle className="art-strong" cx="172" cy="91" r="11" />
      <circle className="art-paper" cx="262" cy="47" r="17" />
      <path className="art-line art-upright" d="m254 47 6 6 10-12" />
    </>
  ),
  cards: (
    <>
      <rect className="art-soft" x="44" y="40" width="150" height="92" rx="12" />
      <rect className="art-paper" x="84" y="26" width="150" height="106" rx="12" />
      <rect className="art-strong" x="126" y="14" width="150" height="118" rx="12" />
      <circle className="art-on-strong" cx="152" cy="42" r="12" />
      <rect className="art-on-strong" x="174" y="35" width="72" height="6" rx="3" />
      <rect className="art-on-strong" x="174" y="47" width="44" height="6" rx="3" />
      <rect className="art-on-strong" x="140" y="70" width="122" height="34" rx="8" opacity=".35" />
    </>
  ),
  outlines: (
    <>
      <rect className="art-dashes" x="44" y="24" width="232" height="40" rx="10" />
      <path className="art-line" d="M60 36v16" />
      <rect className="art-soft" x="74" y="41" width="86" height="6" rx="3" />
      <path className="art-line" d="m248 40 8 8 8-8" />
      <rect className="art-dashes" x="44" y="74" width="232" height="60" rx="10" />
      <rect className="art-strong" x="52" y="82" width="216" height="24" rx="6" opacity=".25" />
      <rect className="art-strong" x="62" y="91" width="64" height="6" rx="3" />
    </>
  ),
  layers: (
    <>
      <path className="art-soft" d="m160 48 108 34-108 34L52 82Z" />
      <path className="art-paper" d="m160 28 108 34-108 34L52 62Z" />
      <path className="art-strong" d="m160 6 108 34-108 34L52 40Z" />
      <path className="art-shine" d="m160 22 56 18-56 18-56-18Z" />
    </>
  ),
  data: (
    <>
      <rect className="art-paper" x="40" y="22" width="136" height="112" rx="10" />
      <path className="art-hair" d="M40 50h136M40 76h136M40 102h136M86 22v98" />
      <rect className="art-strong" x="52" y="33" width="24" height="6" rx="3" />
      <rect className="art-strong" x="98" y="33" width="50" height="6" rx="3" />
      <rect className="art-soft" x="98" y="60" width="62" height="6" rx="3" />
      <rect className="art-soft" x="98" y="86" width="38" height="6" rx="3" />
      <rect className="art-soft" x="204" y="78" width="18" height="42" rx="4" />
      <rect className="art-strong" x="232" y="40" width="18" height="80" rx="4" />
      <rect className="art-soft" x="260" y="60" width="18" height="60" rx="4" />
    </>
  ),
  pages: (
    <>
      <rect className="art-paper" x="80" y="18" width="160" height="120" rx="10" />
      <rect className="art-strong" x="98" y="36" width="78" height="8" rx="4" />
      <rect className="art-soft" x="98" y="54" width="124" height="5" rx="2.5" />
      <rect className="art-soft" x="98" y="66" width="104" height="5" rx="2.5" />
      <rect className="art-strong" x="98" y="82" width="124" height="40" rx="6" opacity=".25" />
      <rect className="art-strong" x="144" y="97" width="32" height="10" rx="5" />
      <path className="art-hair" d="M48 30v84M56 42h12M56 58h12M56 74h12" />
    </>
  ),
  braces: (
    <>
      <path className="art-thick" d="M96 28c-18 0-22 8-22 20s-2 20-16 20c14 0 16 8 16 20s4 20 22 20" />
      <path className="art-thick" d="M224 28c18 0 22 8 22 20s2 20 16 20c-14 0-16 8-16 20s-4 20-22 20" />
      <rect className="art-strong" x="116" y="46" width="88" height="10" rx="5" />
      <rect className="art-soft" x="116" y="63" width="60" height="10" rx="5" />
      <rect className="art-soft" x="116" y="80" width="76" height="10" rx="5" />
    </>
  ),
};

const names = Object.keys(pictures) as PictureName[];

/** Renders the product's configured picture, or else one by its position. */
export function ProductPicture({ picture, position }: { readonly picture?: PictureName; readonly position: number }) {
  const name = picture ?? names[position % names.length];

  return (
    <svg className={`product-picture tint-${position % names.length}`} viewBox="0 0 320 120" aria-hidden="true">
      {name && pictures[name]}
    </svg>
  );
}
