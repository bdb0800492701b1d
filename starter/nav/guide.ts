// The navigation tree of the guide. A path appears once; its page is the file of the same path.

export default [
  { pathname: '/guide/getting-started/' },
  { pathname: '/guide/writing-pages/' },
];
