import { expect, it } from 'vitest';
import { planVersionMenu } from '../../../../core/publish/versions/plan-version-menu.ts';

it('a version menu lists the versions that can be opened, and marks the current page’s', () => {
  const lines = planVersionMenu(
    [
      { text: 'v6', base: '/', status: 'current' },
      { text: 'v5', base: '/v5/' },
      { text: 'v4', href: 'https://v4.example.com/', status: 'ended' },
      { text: 'v3', status: 'ended', date: '2020-01-01' },
      { text: 'All', href: '/versions/' },
    ],
    '/v5/',
  );

  expect(lines).toEqual([
    { text: 'v6', isHere: false, href: '/', base: '/' },
    { text: 'v5', isHere: true },
    { text: 'v4', isHere: false, href: 'https://v4.example.com/' },
    { text: 'All', isHere: false, href: '/versions/' },
  ]);
});
