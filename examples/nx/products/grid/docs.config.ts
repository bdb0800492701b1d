export default {
  title: 'Grid',
  url: 'https://docs.example.com',
  products: [{ id: 'grid', name: 'Grid', version: '1.0.0' }],
};
