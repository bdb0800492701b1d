import city from './city.svg';
import dunes from './dunes.svg';
import forest from './forest.svg';
import harbor from './harbor.svg';
import lake from './lake.svg';
import lighthouse from './lighthouse.svg';
import mountains from './mountains.svg';
import tulips from './tulips.svg';

/** Drawings of different shapes: wide, square, and tall. */
export const pictures = [
  { src: harbor, title: 'Harbor', by: 'Ada', alt: 'A sailboat at sunset' },
  { src: forest, title: 'Forest', by: 'Ben', alt: 'Firs in the mist' },
  { src: dunes, title: 'Dunes', by: 'Ada', alt: 'Three rows of dunes' },
  { src: tulips, title: 'Tulips', by: 'Chi', alt: 'Four tulips on a lawn' },
  { src: city, title: 'City', by: 'Ben', alt: 'Lit windows at night' },
  { src: lake, title: 'Lake', by: 'Chi', alt: 'Hills mirrored in a lake' },
  { src: mountains, title: 'Two peaks', by: 'Ada', alt: 'Two snowy peaks' },
  { src: lighthouse, title: 'Light', by: 'Ben', alt: 'A lighthouse at dusk' },
];
