import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = ['', 'Inedible', 'Bland', 'Fine', 'Tasty', 'Unforgettable'];

export default function RatingWords() {
  const [stars, setStars] = React.useState<number | null>(3);
  const [pointed, setPointed] = React.useState(-1);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Rating
        name="soup"
        role="radiogroup"
        aria-label="The soup"
        value={stars}
        getLabelText={(value) => words[value] ?? ''}
        onChange={(_event, value) => setStars(value)}
        onChangeActive={(_event, value) => setPointed(value)}
      />
      <Typography aria-hidden variant="body2" sx={{ width: 110 }}>
        {words[pointed === -1 ? (stars ?? 0) : pointed]}
      </Typography>
    </Stack>
  );
}
