import { describe, expect, it } from 'vitest';
import { createFindText } from '../../../core/i18n/create-translate.ts';
import { listSiteKeys, translateSite } from '../../../core/i18n/translate-site.ts';

const site = {
  title: '青瓷',
  description: '组件库',
  defaultLanguage: 'zh',
  products: [
    { id: 'guide', name: '使用指南', description: '从安装开始', versions: [] },
    { id: 'mui-x', name: '参考', versions: [] },
  ],
};
const findText = createFindText({
  en: {
    site: { title: 'Celadon', description: ' ' },
    products: { guide: { name: 'Guide' }, 'mui-x': { description: 'Every option.' } },
  },
  pt: { 'site.description': 'Componentes', 'products.mui-x.name': 'Referência' },
  zh: { site: { title: 'Never' } },
});

describe('the names of a site', () => {
  it.each([
    ['en', ['Celadon', '组件库', 'Guide', '从安装开始', '参考', 'Every option.']],
    ['pt', ['青瓷', 'Componentes', '使用指南', '从安装开始', 'Referência', undefined]],
    ['de', ['青瓷', '组件库', '使用指南', '从安装开始', '参考', undefined]],
  ])('in %s come from its texts, or from the settings', (language, names) => {
    const { title, description, products } = translateSite(site, language, findText);

    expect([title, description, ...products.flatMap((each) => [each.name, each.description])]).toEqual(names);
  });

  it('in the default language come from the settings', () => {
    expect(translateSite(site, 'zh', findText)).toBe(site);
  });

  it('have keys', () => {
    expect(listSiteKeys(site)).toEqual([
      'site.title',
      'site.description',
      'products.guide.name',
      'products.guide.description',
      'products.mui-x.name',
      'products.mui-x.description',
    ]);
  });
});
