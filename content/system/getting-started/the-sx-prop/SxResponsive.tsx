import Box from '@mui/system/Box';

export default function SxResponsive() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        gap: { xs: 1, sm: 2 },
        '& > div': {
          p: 2,
          borderRadius: 2,
          color: 'light-dark(#12467b, #cfe5fa)',
          bgcolor: 'light-dark(#dfecf9, #16304d)',
        },
      }}
    >
      <div>One column on a phone</div>
      <div>Two on a tablet</div>
      <div>Three from 900 pixels</div>
    </Box>
  );
}
