import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures';

export default function PhotosByWidth() {
  return (
    <ImageList
      sx={{
        m: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr)) !important',
      }}
      gap={12}
    >
      {pictures.slice(0, 6).map(({ src, alt, title }) => (
        <ImageListItem key={title}>
          <img
            src={src}
            alt={alt}
            style={{ aspectRatio: '4 / 3', borderRadius: 8 }}
          />
          <ImageListItemBar position="below" title={title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
