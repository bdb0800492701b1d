import Box from '@mui/joy/Box';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function LabeledSwitch() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="label" endDecorator={<Switch defaultChecked sx={{ ml: 1 }} />}>
        Sound
      </Typography>
      <Typography component="label" endDecorator={<Switch disabled sx={{ ml: 1 }} />}>
        Vibration (not on this device)
      </Typography>
    </Box>
  );
}
