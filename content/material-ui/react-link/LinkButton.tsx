import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkButton() {
  const [sent, setSent] = React.useState(0);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography>
        No code yet?{' '}
        <Link
          component="button"
          type="button"
          onClick={() => setSent(sent + 1)}
        >
          Send it again
        </Link>
      </Typography>
      <Typography role="status" variant="body2" color="text.secondary">
        {sent === 0
          ? 'The code is in your mailbox.'
          : `Sent ${sent + 1} times.`}
      </Typography>
    </Stack>
  );
}
