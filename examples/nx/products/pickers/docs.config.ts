export default {
  title: 'Pickers',
  url: 'https://docs.example.com',
  products: [{ id: 'pickers', name: 'Pickers', version: '1.0.0' }],
};
