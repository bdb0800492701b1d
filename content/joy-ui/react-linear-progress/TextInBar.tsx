import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function TextInBar() {
  return (
    <LinearProgress
      determinate
      variant="outlined"
      color="neutral"
      value={30}
      thickness={28}
      aria-label="Stamps on the card"
      aria-valuetext="3 of 10"
      sx={{
        width: 320,
        maxWidth: '100%',
        '--LinearProgress-radius': '8px',
        '--LinearProgress-progressThickness': '22px',
        '&::before': { opacity: 0.25 },
      }}
    >
      <Typography aria-hidden level="body-sm" textColor="text.primary" sx={{ zIndex: 1 }}>
        3 of 10 stamps
      </Typography>
    </LinearProgress>
  );
}
