import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';

export default function ConsentForm() {
  const [state, setState] = React.useState<'new' | 'missing' | 'sent'>('new');
  const id = React.useId();

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setState(form.get('terms') === 'accepted' ? 'sent' : 'missing');
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={send}
      spacing={1}
      alignItems="flex-start"
    >
      <FormControl required error={state === 'missing'}>
        <FormControlLabel
          required
          label="I have read the lending rules"
          control={
            <Checkbox
              name="terms"
              value="accepted"
              onChange={() => setState('new')}
              inputProps={{
                'aria-invalid': state === 'missing',
                'aria-describedby': id,
              }}
            />
          }
        />
        <FormHelperText id={id} role="status" sx={{ marginInlineStart: 0 }}>
          {state === 'missing' && 'Check the box to go on'}
          {state === 'sent' && 'Your library card is on its way'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Order the card
      </Button>
    </Stack>
  );
}
