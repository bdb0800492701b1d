export default {
  title: 'Charts',
  url: 'https://docs.example.com',
  products: [{ id: 'charts', name: 'Charts', version: '1.0.0' }],
};
