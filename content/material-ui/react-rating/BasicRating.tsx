import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const [stars, setStars] = React.useState<number | null>(4);

  return (
    <Stack alignItems="center" spacing={1}>
      <Typography id="trail-label">How was the trail?</Typography>
      <Rating
        name="trail"
        role="radiogroup"
        aria-labelledby="trail-label"
        value={stars}
        onChange={(_event, value) => setStars(value)}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {stars === null ? 'Not rated' : `You gave ${stars} of 5`}
      </Typography>
    </Stack>
  );
}
