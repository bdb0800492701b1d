// A document's blocks → the body's HTML. Demos and placed components are rendered one by one, so
// that a fault in one names the marker it came from.

import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoMarker } from '../../core/demo-marker.ts';
import type { Block, ComponentMarker, ExcerptMarker, PictureMarker } from '../../core/document.ts';

/** Draws a demo; gives HTML. */
type RenderDemo = (demo: DemoMarker) => string;

/** Draws a picture; gives HTML. */
type RenderPicture = (picture: PictureMarker) => string;

/** Draws code that is in a file; gives HTML. */
type RenderExcerpt = (excerpt: ExcerptMarker) => string;

/** Finds the component that a marker names, with the props it gets besides the marker's own. */
type FindComponent = (marker: ComponentMarker) => {
  readonly Component: ComponentType<never>;
  readonly props: object;
};

/** A component that threw while it was rendered. */
interface RenderFault {
  readonly marker: ComponentMarker;
  readonly error: unknown;
}

/** Renders the blocks of a body, and collects the components that threw. */
export function renderContent(
  blocks: readonly Block[],
  render: {
    readonly demo: RenderDemo;
    readonly picture: RenderPicture;
    readonly excerpt: RenderExcerpt;
    readonly find: FindComponent;
  },
): { html: string; faults: RenderFault[] } {
  const faults: RenderFault[] = [];

  const pieces = blocks.map((block) => {
    if (block.kind === 'html') return block.html;
    if (block.kind === 'demo') return render.demo(block.demo);
    if (block.kind === 'picture') return render.picture(block.picture);
    if (block.kind === 'excerpt') return render.excerpt(block.excerpt);
    try {
      const { Component, props } = render.find(block.component);
      const Any = Component as ComponentType<object>;
      return renderToString(<Any {...block.component.props} {...props} />);
    } catch (error) {
      faults.push({ marker: block.component, error });
      return '';
    }
  });

  return { html: pieces.join(''), faults };
}
