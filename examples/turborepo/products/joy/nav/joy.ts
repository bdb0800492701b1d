export default [{ pathname: '/joy/button' }];
