export default [{ pathname: '/grid/columns' }];
