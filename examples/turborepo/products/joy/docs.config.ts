export default {
  title: 'Joy',
  url: 'https://docs.example.com',
  products: [{ id: 'joy', name: 'Joy', version: '1.0.0' }],
};
