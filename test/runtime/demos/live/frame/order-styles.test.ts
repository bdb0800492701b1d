import { describe, expect, it } from 'vitest';
import { orderStyles } from '../../../../../runtime/demos/live/frame/order-styles.ts';

const style = (key: string) => ({ key, css: `.${key}` });

describe('the style sheets of an edited demo', () => {
  it('are in the order of the page, not of the imports', () => {
    const styles = { around: [style('root')], own: [style('demo')], order: ['theme', 'root', 'button', 'demo'] };

    expect(orderStyles(styles, [style('button'), style('theme')])).toEqual(['.theme', '.root', '.button', '.demo']);
  });

  it('keep the order of the page without those that are no longer imported', () => {
    const styles = { around: [], own: [style('demo')], order: ['button', 'gone', 'demo'] };

    expect(orderStyles(styles, [style('button')])).toEqual(['.button', '.demo']);
  });

  it('follow the one before them in import order if they are not on the page', () => {
    const styles = { around: [style('root')], own: [style('demo'), style('new')], order: ['theme', 'root', 'demo'] };

    expect(orderStyles(styles, [style('button'), style('theme'), style('card')])).toEqual([
      '.theme',
      '.card',
      '.root',
      '.button',
      '.demo',
      '.new',
    ]);
  });

  it('appear once each if the page has none of them', () => {
    const styles = { around: [style('root'), style('both')], own: [style('both'), style('demo')], order: [] };

    expect(orderStyles(styles, [style('button')])).toEqual(['.root', '.both', '.button', '.demo']);
  });
});
