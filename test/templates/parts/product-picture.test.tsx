import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProductPicture } from '../../../templates/parts/product-picture.tsx';

const drawingAt = (position: number) => renderToStaticMarkup(<ProductPicture position={position} />);

describe('the picture of a product', () => {
  it('is different for each of seven positions, and then repeats', () => {
    const seven = Array.from({ length: 7 }, (_, place) => drawingAt(place));

    expect(new Set(seven).size).toBe(7);
    expect(drawingAt(7)).toBe(seven[0]);
  });

  it('is the configured one, in the tint of its position', () => {
    const picture = renderToStaticMarkup(<ProductPicture picture="data" position={0} />);

    expect(picture.replace('tint-0', 'tint-4')).toBe(drawingAt(4));
  });

  it('is hidden from screen readers', () => {
    expect(drawingAt(0)).toMatch(/^<svg class="product-picture tint-0"[^>]* aria-hidden="true">/);
  });
});
