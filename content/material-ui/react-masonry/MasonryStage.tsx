import Masonry, { type MasonryProps } from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [40, 70, 50, 60, 40, 80];

export default function MasonryStage(props: Partial<MasonryProps>) {
  return (
    <Masonry {...props} sx={{ width: 260 }}>
      {heights.map((height, index) => (
        <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
          {index + 1}
        </Paper>
      ))}
    </Masonry>
  );
}
