import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LabelPlacement() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        control={<Checkbox edge="start" defaultChecked sx={{ mt: -1 }} />}
        label={
          <>
            Back up over mobile data
            <Typography
              component="span"
              variant="body2"
              color="text.secondary"
              display="block"
            >
              Photos wait for Wi-Fi either way.
            </Typography>
          </>
        }
        sx={{ alignItems: 'flex-start', marginInline: 0 }}
      />
      <FormControlLabel
        control={<Checkbox edge="end" />}
        label="Back up while roaming"
        labelPlacement="start"
        sx={{ justifyContent: 'space-between', marginInline: 0 }}
      />
    </Stack>
  );
}
