// The marker of a component → the React component with its props, from the site or from the engine.

import type { ComponentType } from 'react';
import type { ApiContent } from '../../../core/api/pages/api-subject.ts';
import type { ApiChangeList } from '../../../core/api/pages/plan-changes.ts';
import type { ComponentMarker } from '../../../core/model/document.ts';
import type { Page } from '../../../core/model/page.ts';
import type { Product } from '../../../core/model/product.ts';
import { ApiChanges } from '../../../templates/api/api-changes.tsx';
import { ApiIndex } from '../../../templates/api/api-index.tsx';
import type { ApiTools } from '../../../templates/api/api-tools.ts';
import { ComponentLinkHeader } from '../../../templates/blocks/component-link-header.tsx';
import { ComponentPageTabs } from '../../../templates/blocks/component-page-tabs.tsx';
import { PlaygroundCase } from '../../../templates/blocks/playground-case.tsx';
import type { DocsTab } from '../../../templates/page-props.ts';
import type { RenderedPlaygrounds } from '../../demos/show/render-playgrounds.ts';
import type { SiteModules } from '../../site/load/load-site-modules.ts';
import type { RenderedComponents } from '../page-parts.ts';
import type { SharedProps } from './to-shared-props.ts';

/** A component that a page places, and its props. */
interface PlacedComponent {
  readonly Component: ComponentType<never>;
  readonly props: object;
  /** Called with the HTML that it rendered. */
  readonly onRender?: (html: string) => void;
}

/** The tab and the page that contain a component. */
interface PlacedAt {
  readonly tab: DocsTab;
  readonly page: Page;
}

/** The facts that the components of one page need. */
interface ComponentFacts {
  readonly modules: SiteModules;
  /** The site's own components that are rendered already. */
  readonly placed: RenderedComponents;
  readonly shared: SharedProps;
  readonly product: Product | undefined;
  readonly played: RenderedPlaygrounds;
  readonly changes: readonly { readonly list: ApiChangeList; readonly tools: ApiTools }[];
  readonly api: ApiContent | undefined;
  readonly offered: readonly DocsTab[];
}

/** Creates the function that finds the components of one page. */
export function createComponentFinder({
  modules,
  placed,
  shared,
  product,
  played,
  changes,
  api,
  offered,
}: ComponentFacts): (marker: ComponentMarker, at: PlacedAt) => PlacedComponent | { readonly html: string } {
  const { site, t, href, frontMatter } = shared;

  return function findComponent(marker, { tab, page }) {
    const html = placed.get(marker)?.get(tab);
    if (html !== undefined) return { html };
    const siteComponent = modules.components[marker.name];
    if (siteComponent)
      return {
        Component: siteComponent,
        props: { ...shared, page },
        onRender: (rendered) => placed.get(marker)?.set(tab, rendered),
      };
    switch (marker.name) {
      case 'Playground':
        return place(PlaygroundCase, played.toProps(marker));
      case 'ApiChanges':
        return place(ApiChanges, { lists: changes, t });
      case 'ApiIndex':
        return place(ApiIndex, { groups: api?.index ?? [], site, t, href });
      case 'ComponentPageTabs':
        return place(ComponentPageTabs, { current: tab, offered, path: page.path, t, href });
      default:
        return place(ComponentLinkHeader, {
          frontMatter,
          product,
          repository: product?.repository ?? site.repository,
          t,
        });
    }
  };
}

function place<Props extends object>(Component: ComponentType<Props>, props: Props): PlacedComponent {
  return { Component: Component as ComponentType<never>, props };
}
