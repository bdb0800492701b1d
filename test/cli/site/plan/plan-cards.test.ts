import { describe, expect, it } from 'vitest';
import { planCard, planCards } from '../../../../cli/site/plan/plan-cards.ts';
import { makePage, makeSite } from '../../../make-page.ts';

const place = { root: '/site', engineKey: 'e', isQuick: false };
const site = makeSite({ base: '/docs/' });

describe('the cards of a site', () => {
  it('are drawn unless the site has no URL, disables them, or is built quickly', () => {
    expect(planCards(site, place)?.fonts[0]).toMatch(/roboto-latin-700-normal\.woff$/);
    expect(planCards(makeSite({ cards: { draw: true, fonts: ['fonts/a.ttf'] } }), place)?.fonts.at(-1)).toMatch(
      /site.fonts.a\.ttf$/,
    );
    expect(planCards(makeSite({ url: '' }), place)).toBeUndefined();
    expect(planCards(makeSite({ cards: { draw: false, fonts: [] } }), place)).toBeUndefined();
    expect(planCards(site, { ...place, isQuick: true })).toBeUndefined();
  });

  it('belong to the pages that authors wrote; other pages share the card of their product', () => {
    expect(planCard({ page: makePage() }, { site, title: 'Button' })).toEqual({
      isForPage: true,
      folder: 'joy-ui/react-button/',
      card: { title: 'Button', owner: 'Joy UI', note: 'docs.example.com/docs', isRtl: false },
    });
    expect(planCard({ page: makePage(), text: '# Button API' }, { site, title: 'Button API' })).toEqual({
      isForPage: false,
      folder: 'joy-ui.',
      card: { title: 'Joy UI', owner: 'Vitrine', note: 'docs.example.com/docs', isRtl: false },
    });
    expect(planCard({ page: makePage({ language: 'ar' }) }, { site, title: 'Button' }).card.isRtl).toBe(true);
  });
});
