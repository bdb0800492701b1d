import Box from '@mui/system/Box';

const cell = {
  flex: 1,
  p: 1.5,
  borderRadius: 2,
  bgcolor: 'light-dark(#dfecf9, #16304d)',
  color: 'light-dark(#12467b, #cfe5fa)',
};

export default function FlexByWidth() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 2 },
        width: 560, maxWidth: 1,
      }}
    >
      <Box sx={cell}>Below each other on phones</Box>
      <Box sx={cell}>Side by side from 600 pixels</Box>
    </Box>
  );
}
