import Masonry from '@mui/lab/Masonry';
import { pictures } from '../react-image-list/pictures';

const shapes = [
  '3 / 2',
  '2 / 3',
  '3 / 2',
  '1',
  '3 / 2',
  '3 / 4',
  '3 / 2',
  '2 / 3',
];

export default function PictureMasonry() {
  return (
    <div style={{ width: 420, maxWidth: '100%' }}>
      <Masonry columns={3} spacing={1} sx={{ width: 'auto' }}>
        {pictures.map(({ src, alt }, index) => (
          <img
            key={src}
            src={src}
            alt={alt}
            style={{ aspectRatio: shapes[index], objectFit: 'cover' }}
          />
        ))}
      </Masonry>
    </div>
  );
}
