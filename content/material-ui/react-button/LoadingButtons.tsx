import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import SaveIcon from '@mui/icons-material/Save';

export default function LoadingButtons() {
  const [saving, setSaving] = React.useState(false);

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setSaving(false), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Stack direction="row" spacing={2}>
      <LoadingButton
        variant="outlined"
        loading={saving}
        onClick={() => setSaving(true)}
      >
        Check
      </LoadingButton>
      <LoadingButton
        variant="contained"
        loading={saving}
        loadingPosition="start"
        startIcon={<SaveIcon />}
        onClick={() => setSaving(true)}
      >
        <span>{saving ? 'Saving…' : 'Save'}</span>
      </LoadingButton>
    </Stack>
  );
}
