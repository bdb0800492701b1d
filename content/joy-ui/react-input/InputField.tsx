import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputField() {
  const [slug, setSlug] = React.useState('summer sale');
  const wrong = /[^a-z0-9-]/.test(slug);

  return (
    <FormControl error={wrong} sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Address of the page</FormLabel>
      <Input value={slug} onChange={(event) => setSlug(event.target.value)} />
      <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
        {wrong
          ? 'Use lower-case letters, digits and hyphens.'
          : 'This address is free.'}
      </FormHelperText>
    </FormControl>
  );
}
