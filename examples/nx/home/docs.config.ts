export default {
  title: 'Family',
  url: 'https://docs.example.com',
  products: [],
};
