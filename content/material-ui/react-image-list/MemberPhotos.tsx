import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function MemberPhotos() {
  return (
    <ImageList
      cols={3}
      rowHeight={120}
      sx={{ width: 420, maxWidth: '100%', m: 0 }}
    >
      {pictures.slice(0, 6).map(({ src, alt }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} loading="lazy" style={{ minHeight: 0 }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
