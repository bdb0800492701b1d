import ImageList, { type ImageListProps } from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function ImageListStage(props: Partial<ImageListProps>) {
  return (
    <ImageList {...props} sx={{ width: 240, m: 0 }}>
      {pictures.slice(0, 4).map(({ src, alt }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
