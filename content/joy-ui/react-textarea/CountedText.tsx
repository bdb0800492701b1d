import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const limit = 80;

export default function CountedText() {
  const [text, setText] = React.useState(
    'A quiet room under the roof, with a view of the harbor and the sound of gulls at six.',
  );
  const left = limit - text.length;

  return (
    <FormControl error={left < 0} sx={{ width: 360, maxWidth: '100%' }}>
      <FormLabel>Short description</FormLabel>
      <Textarea
        error={left < 0}
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormHelperText sx={left < 0 ? { color: 'danger.plainColor' } : undefined}>
        {left < 0 ? `${-left} characters too long. Shorten it to ${limit}.` : `${left} characters left`}
      </FormHelperText>
    </FormControl>
  );
}
