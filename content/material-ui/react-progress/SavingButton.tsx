import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function SavingButton() {
  const [state, setState] = React.useState<'idle' | 'saving' | 'saved'>('idle');
  const saving = state === 'saving';

  React.useEffect(() => {
    if (!saving) return undefined;
    const timer = setTimeout(() => setState('saved'), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box sx={{ position: 'relative' }}>
        <Button
          variant="contained"
          aria-disabled={saving}
          onClick={() => setState('saving')}
          sx={{ opacity: saving ? 0.6 : 1 }}
        >
          Save
        </Button>
        {saving && (
          <CircularProgress
            size={24}
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 0,
              margin: 'auto',
              color: 'secondary.main',
            }}
          />
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ width: 80 }}>
        {saving && 'Saving…'}
        {state === 'saved' && 'Saved'}
      </Typography>
    </Box>
  );
}
