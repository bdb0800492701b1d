export default [{ pathname: '/charts/line' }];
