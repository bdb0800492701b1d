import Typography from '@mui/joy/Typography';

export default function NestedText() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      Press <Typography variant="outlined">Ctrl</Typography> and{' '}
      <Typography variant="outlined">S</Typography> to save. Your changes are{' '}
      <Typography variant="soft" color="success">
        on this device
      </Typography>{' '}
      until you are online again.
    </Typography>
  );
}
