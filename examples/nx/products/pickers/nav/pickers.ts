export default [{ pathname: '/pickers/date-field' }];
