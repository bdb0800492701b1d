import { describe, expect, it } from 'vitest';
import { titleFromEntry } from '../../../../core/nav/tree/title-from-entry.ts';

describe('a title made from a path', () => {
  it.each([
    ['/joy-ui/react-text-field', 'Text field'],
    ['/joy-ui/react-text-field/', 'Text field'],
    ['/joy-ui/how-react-works', 'How works'],
    ['/joy-ui/how-react-and-react-dom', 'How and react dom'],
    ['/joy-ui/react-', 'React'],
    ['/guides/next.js-app', 'Next'],
    ['/guides/émile-zola', 'Émile zola'],
    ['/material-ui/api/app-bar', 'AppBar'],
    ['/base-ui/api/use-menu-item', 'useMenuItem'],
    ['/base-ui/api/useMenuItem', 'useMenuItem'],
    ['/material-ui/api/user-menu', 'UserMenu'],
    ['/material-ui/api', 'Api'],
    ['/api-docs/use-button', 'UseButton'],
    ['/base-ui/react-button/components-api/#button', 'Button'],
    ['/base-ui/react-menu/components-api/#menu-item', 'MenuItem'],
    ['/base-ui/react-menu/hooks-api/#use-menu-item', 'useMenuItem'],
    ['https://example.com/store/', 'Store'],
    ['/', ''],
  ])('%s is %j', (pathname, title) => {
    expect(titleFromEntry({ pathname })).toBe(title);
  });
});

describe('the title of an entry', () => {
  const findTitle = (key: string) => (key === 'pages./joy-ui/react-button' ? 'Botão' : undefined);

  it.each([
    ['its subheader', { pathname: '/a', subheader: 'main-features' }, 'Main features'],
    ['its own title', { pathname: '/a', title: 'Overview' }, 'Overview'],
    ['its own title beside a subheader', { pathname: '/a', title: 'Inputs!', subheader: 'inputs' }, 'Inputs!'],
    ['made from the path when its own is empty', { pathname: '/a-b', title: '' }, 'A b'],
    ['translated, before its own', { pathname: '/joy-ui/react-button/', title: 'Button' }, 'Botão'],
    [
      'not translated when it has a query',
      { pathname: '/joy-ui/react-button', title: 'Button', query: { a: 'b' } },
      'Button',
    ],
    ['none when it is false', { pathname: '/joy-ui/react-button', title: false as const }, null],
  ])('is %s', (_, entry, title) => {
    expect(titleFromEntry(entry, findTitle)).toBe(title);
  });
});
