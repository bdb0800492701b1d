import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

export default function SaveAlert() {
  const [count, setCount] = React.useState(0);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 360, maxWidth: '100%', minHeight: 100 }}>
      <Button onClick={() => setCount(count + 1)} sx={{ justifySelf: 'start' }}>
        Save the draft
      </Button>
      <div role="status">
        {count > 0 && (
          <Alert color="success" role="none">
            {count === 1 ? 'The draft is saved.' : `The draft is saved, version ${count}.`}
          </Alert>
        )}
      </div>
    </Box>
  );
}
