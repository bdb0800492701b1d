import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function ReviewForm() {
  const [stars, setStars] = React.useState<number | null>(null);
  const [sent, setSent] = React.useState(false);
  const missing = sent && stars === null;
  const id = React.useId();

  function send(event: React.FormEvent) {
    event.preventDefault();
    setSent(true);
  }

  return (
    <Stack component="form" onSubmit={send} spacing={1} alignItems="flex-start">
      <FormControl component="fieldset" error={missing}>
        <FormLabel component="legend">Your guide, Marta</FormLabel>
        <Rating
          name="guide"
          value={stars}
          aria-describedby={id}
          onChange={(_event, value) => {
            setStars(value);
            setSent(false);
          }}
        />
        <FormHelperText id={id} role="status" sx={{ marginInline: 0 }}>
          {missing && 'Choose one to five stars'}
          {sent && !missing && 'Thank you!'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Send
      </Button>
    </Stack>
  );
}
