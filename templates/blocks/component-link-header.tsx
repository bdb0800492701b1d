// Renders the row of links under a component's title: issues, package, bundle size, standards. Links
// without a value in the page's front matter or the product are left out.

import type { FrontMatter } from '../../core/model/front-matter.ts';
import type { Product } from '../../core/model/product.ts';
import { Icon } from '../icons.tsx';
import type { IconName } from '../icons.tsx';
import type { Translate } from '../page-props.ts';

interface ComponentLinkHeaderProps {
  readonly frontMatter: FrontMatter;
  readonly product?: Product;
  /** Address of the repository with the issues of the documented libraries. */
  readonly repository?: string;
  /** `false` hides the link to the design guidelines. */
  readonly design?: boolean;
  readonly t: Translate;
}

interface ChipLink {
  readonly key: 'bundle' | 'feedback' | 'materialDesign' | 'package' | 'waiAria';
  readonly icon: IconName;
  readonly href: string;
}

/** Renders links to a component's issues, package, size and standards. */
export function ComponentLinkHeader(props: ComponentLinkHeaderProps) {
  const links = planLinks(props);
  if (links.length === 0) return null;

  return (
    <ul className="chip-row" aria-label={props.t('componentLinks.label')}>
      {links.map(({ key, icon, href }) => (
        <li key={key}>
          <a className="chip-link" href={href}>
            <Icon name={icon} />
            <span>{props.t(`componentLinks.${key}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function planLinks({ frontMatter, product, repository, design }: ComponentLinkHeaderProps): ChipLink[] {
  const { githubLabel, waiAria, materialDesign } = frontMatter;
  const name = frontMatter.packageName ?? product?.packageName;
  // The version belongs to the product's own package, not to another one the page names.
  const version = name === product?.packageName ? product?.version : undefined;

  const links: (ChipLink | false | undefined)[] = [
    !!githubLabel &&
      !!repository && {
        key: 'feedback',
        icon: 'feedback',
        href: `${repository}/labels/${encodeURIComponent(githubLabel)}`,
      },
    !!name && {
      key: 'package',
      icon: 'parcel',
      href: `https://www.npmjs.com/package/${name}${version ? `/v/${version}` : ''}`,
    },
    !!name && {
      key: 'bundle',
      icon: 'scale',
      href: `https://bundlephobia.com/package/${name}@${version ?? 'latest'}`,
    },
    !!waiAria && { key: 'waiAria', icon: 'standard', href: waiAria },
    design !== false && !!materialDesign && { key: 'materialDesign', icon: 'ruler', href: materialDesign },
  ];
  return links.filter((link) => !!link);
}
