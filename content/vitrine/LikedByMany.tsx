import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function LikedByMany() {
  const [stars, setStars] = useState<number | null>(4);

  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', justifyContent: 'center' }}
    >
      <Rating
        name="liked"
        value={stars}
        onChange={(_event, next) => setStars(next)}
      />
      <Typography aria-live="polite" dir="auto">
        {stars ?? 0} of 5
      </Typography>
    </Stack>
  );
}
