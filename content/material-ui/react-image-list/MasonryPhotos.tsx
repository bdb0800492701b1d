import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function MasonryPhotos() {
  return (
    <ImageList
      variant="masonry"
      cols={3}
      gap={8}
      sx={{ width: 420, maxWidth: '100%', m: 0 }}
    >
      {pictures.map(({ src, alt }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
