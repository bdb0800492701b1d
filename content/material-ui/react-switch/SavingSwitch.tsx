import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

/** Stands for your server: it takes a moment, and refuses every second time. */
function save(attempt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (attempt % 2 === 0 ? resolve() : reject()), 1200);
  });
}

export default function SavingSwitch() {
  const [shared, setShared] = React.useState(false);
  const [saving, setSaving] = React.useState(false);
  const [message, setMessage] = React.useState(
    'Only you can see this calendar.',
  );
  const attempt = React.useRef(0);

  async function share(checked: boolean) {
    if (saving) return;
    setShared(checked);
    setSaving(true);
    setMessage('Saving…');
    try {
      await save(attempt.current++);
      setMessage(
        checked
          ? 'Your team can see this calendar.'
          : 'Only you can see this calendar.',
      );
    } catch {
      setShared(!checked);
      setMessage('The server did not answer. Nothing has changed.');
    }
    setSaving(false);
  }

  return (
    <Stack sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" alignItems="center">
        <FormControlLabel
          control={
            <Switch
              checked={shared}
              onChange={(_event, checked) => share(checked)}
            />
          }
          label="Share with my team"
        />
        {saving && <CircularProgress size={18} aria-hidden />}
      </Stack>
      <Typography role="status" variant="body2" color="text.secondary">
        {message}
      </Typography>
    </Stack>
  );
}
