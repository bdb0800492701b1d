export default [{ pathname: '/lib/start' }, { pathname: '/lib/theming' }, { pathname: '/lib/glossary' }];
