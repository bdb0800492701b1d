import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function WovenPhotos() {
  return (
    <ImageList
      variant="woven"
      cols={3}
      gap={8}
      sx={{ width: 420, maxWidth: '100%', gridAutoRows: 166, m: 0 }}
    >
      {pictures.slice(0, 6).map(({ src, alt }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
