// A document's blocks → the body's HTML. Demos and components are rendered one by one, so that an
// error in one can name its marker.

import type { ComponentType } from 'react';
import type { DemoMarker } from '../../core/model/demo-marker.ts';
import type { Block, ComponentMarker, ExcerptMarker, JsxMarker, PictureMarker } from '../../core/model/document.ts';
import { renderComplete } from './render-complete.ts';

/** Renders a demo to HTML. */
type RenderDemo = (demo: DemoMarker) => string;

/** Renders a picture to HTML. */
type RenderPicture = (picture: PictureMarker) => string;

/** Renders code from a file to HTML. */
type RenderExcerpt = (excerpt: ExcerptMarker) => string;

/** Finds the component of a marker with additional props, or its finished HTML. */
type FindComponent = (marker: ComponentMarker) =>
  | {
      readonly Component: ComponentType<never>;
      readonly props: object;
      readonly onRender?: (html: string) => void;
    }
  | { readonly html: string };

/** A component that threw while it was rendered. */
interface RenderFault {
  readonly marker: ComponentMarker;
  readonly error: unknown;
}

/** Renders an MDX element to HTML, with `holes` as the HTML of its Markdown children. */
type RenderJsx = (jsx: JsxMarker, holes: readonly string[]) => string;

/** Renders the blocks of a body, and collects the components that threw. */
export function renderContent(
  blocks: readonly Block[],
  render: {
    readonly demo: RenderDemo;
    readonly picture: RenderPicture;
    readonly excerpt: RenderExcerpt;
    readonly jsx: RenderJsx;
    readonly find: FindComponent;
  },
): { html: string; faults: RenderFault[] } {
  const faults: RenderFault[] = [];

  const pieces: string[] = [];
  const open = [...blocks].reverse();
  for (let block = open.pop(); block; block = open.pop()) {
    const holes = block.kind === 'jsx' ? open.splice(open.length - block.jsx.holes).reverse() : [];
    pieces.push(block.kind === 'jsx' ? render.jsx(block.jsx, holes.map(renderBlock)) : renderBlock(block));
  }
  return { html: pieces.join(''), faults };

  function renderBlock(block: Block): string {
    switch (block.kind) {
      case 'html':
        return block.html;
      case 'demo':
        return render.demo(block.demo);
      case 'picture':
        return render.picture(block.picture);
      case 'excerpt':
        return render.excerpt(block.excerpt);
      case 'jsx':
        return '';
      case 'component':
        return renderComponent(block.component);
    }
  }

  function renderComponent(marker: ComponentMarker): string {
    try {
      const component = render.find(marker);
      if ('html' in component) return component.html;
      const MarkerComponent = component.Component as ComponentType<object>;
      const html = renderComplete(<MarkerComponent {...marker.props} {...component.props} />);
      component.onRender?.(html);
      return html;
    } catch (error) {
      faults.push({ marker, error });
      return '';
    }
  }
}
