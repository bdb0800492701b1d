import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

const spans = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 2, rows: 1 },
];

export default function QuiltedPhotos() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={100}
      sx={{ width: 440, maxWidth: '100%', m: 0 }}
    >
      {spans.map((span, index) => (
        <ImageListItem key={index} {...span}>
          <img src={pictures[index]?.src} alt={pictures[index]?.alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
