import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SectionPaper() {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="newsletter-title"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 460 }}
    >
      <Typography component="h3" variant="h6" id="newsletter-title">
        News from the garden
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Once a month: what to sow, and what to leave alone.
      </Typography>
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        onSubmit={(event: React.FormEvent) => event.preventDefault()}
      >
        <TextField label="Email" type="email" size="small" fullWidth />
        <Button type="submit" variant="contained">
          Subscribe
        </Button>
      </Stack>
    </Paper>
  );
}
