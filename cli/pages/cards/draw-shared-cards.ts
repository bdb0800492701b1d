import type { OutputFile } from '../../../core/model/output-file.ts';
import type { Site } from '../../../core/model/site.ts';
import { createCardMaker } from './create-card-maker.ts';
import { planSharedCard, type CardSettings } from '../../site/plan/plan-cards.ts';

/** Draws the cards that pages share: one for each product, and one for pages without a product. */
export async function drawSharedCards(
  settings: CardSettings | undefined,
  { site, cache, log }: { site: Site; cache: string; log: (message: string) => void },
): Promise<OutputFile[]> {
  if (!settings) return [];
  const maker = createCardMaker(settings, { cache, log });
  return Promise.all(
    [undefined, ...site.products.map(({ id }) => id)].map(async (id) => {
      const { folder, card: planned } = planSharedCard(id, site);
      const card = await maker.fit(planned);
      return maker.draw(maker.name(folder, card), card);
    }),
  );
}
