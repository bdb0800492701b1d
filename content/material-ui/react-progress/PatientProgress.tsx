import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

function useSearch(milliseconds: number) {
  const [searching, setSearching] = React.useState(false);

  React.useEffect(() => {
    if (!searching) return undefined;
    const timer = setTimeout(() => setSearching(false), milliseconds);
    return () => clearTimeout(timer);
  }, [searching, milliseconds]);

  return [searching, () => setSearching(true)] as const;
}

export default function PatientProgress() {
  const [quick, searchQuickly] = useSearch(400);
  const [slow, searchSlowly] = useSearch(3000);
  const searching = quick || slow;

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={searchQuickly}>Quick search</Button>
      <Button onClick={searchSlowly}>Slow search</Button>
      <Fade
        in={searching}
        style={{ transitionDelay: searching ? '800ms' : '0ms' }}
        unmountOnExit
      >
        <CircularProgress size={28} aria-label="Searching" />
      </Fade>
    </Stack>
  );
}
