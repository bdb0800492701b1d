import * as React from 'react';
import Button from '@mui/joy/Button';
import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';

export default function ButtonLoading() {
  const [saving, setSaving] = React.useState(false);

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setSaving(false), 1500);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        loading={saving}
        loadingIndicator={<CircularProgress aria-label="Saving" />}
        onClick={() => setSaving(true)}
      >
        Save
      </Button>
      <Button
        variant="soft"
        loading={saving}
        loadingIndicator={<CircularProgress aria-label="Saving" />}
        loadingPosition="start"
        onClick={() => setSaving(true)}
      >
        Save and close
      </Button>
    </Box>
  );
}
