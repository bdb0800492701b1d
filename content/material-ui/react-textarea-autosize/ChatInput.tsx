import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import SendIcon from '@mui/icons-material/Send';

export default function ChatInput() {
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState('Is the boat on time?');

  function send() {
    if (text.trim()) {
      setSent(text);
      setText('');
    }
  }

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Typography role="status" sx={{ mb: 1, whiteSpace: 'pre-wrap' }}>
        {sent}
      </Typography>
      <Paper
        variant="outlined"
        sx={{ display: 'flex', alignItems: 'flex-end', p: 1 }}
      >
        <InputBase
          multiline
          maxRows={4}
          fullWidth
          placeholder="Enter sends, Shift+Enter starts a line"
          inputProps={{ 'aria-label': 'Message' }}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const composing = event.nativeEvent.isComposing;
            if (event.key === 'Enter' && !event.shiftKey && !composing) {
              event.preventDefault();
              send();
            }
          }}
        />
        <IconButton size="small" aria-label="Send" onClick={send}>
          <SendIcon />
        </IconButton>
      </Paper>
    </Box>
  );
}
