import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Typography from '@mui/joy/Typography';

export default function ConsentForm() {
  const [sent, setSent] = React.useState('');

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const news = new FormData(event.currentTarget).has('news');
    setSent(news ? 'Booked, with the newsletter.' : 'Booked, without the newsletter.');
  }

  return (
    <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 2, maxWidth: 360 }}>
      <FormControl required>
        <Checkbox name="rules" label="I have read the rules of the house" />
        <FormHelperText>Quiet hours begin at ten.</FormHelperText>
      </FormControl>
      <Checkbox name="news" label="Write to me about new dates" />
      <Button type="submit" sx={{ justifySelf: 'start' }}>
        Book
      </Button>
      <Typography level="body-sm" role="status">
        {sent}
      </Typography>
    </Box>
  );
}
