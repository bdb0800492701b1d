import { useTheme } from '@mui/system';
import Box from '@mui/system/Box';

export default function ReaderColor() {
  const { palette } = useTheme();
  const chosen = palette.primary?.main;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        sx={{
          width: 40,
          height: 40,
          borderRadius: '50%',
          bgcolor: chosen ? 'primary.main' : 'light-dark(#0b6bcb, #7db8f0)',
        }}
      />
      <span>Mode: {palette.mode}</span>
    </Box>
  );
}
