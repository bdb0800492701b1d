import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function CommentBox() {
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState('');

  function send() {
    if (text.trim() === '') return;
    setSent(text.trim());
    setText('');
  }

  return (
    <Box sx={{ width: 380, maxWidth: '100%' }}>
      <Textarea
        aria-label="Comment"
        placeholder="Write a comment"
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
        endDecorator={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1, pr: 1 }}>
            <Typography level="body-xs">Ctrl + Enter sends</Typography>
            <Button type="button" onClick={send} sx={{ ml: 'auto' }}>
              Send
            </Button>
          </Box>
        }
      />
      <Typography level="body-sm" role="status" sx={{ mt: 1 }}>
        {sent && `Sent: ${sent}`}
      </Typography>
    </Box>
  );
}
