import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';

function Clock() {
  const [now, setNow] = React.useState(() => new Date());

  React.useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);

  return <time dateTime={now.toISOString()}>{now.toLocaleTimeString()}</time>;
}

export default function ClientOnlyClock() {
  return (
    <Box sx={{ typography: 'h5', width: 160, textAlign: 'center' }}>
      <NoSsr fallback={<Skeleton />}>
        <Clock />
      </NoSsr>
    </Box>
  );
}
