import Box from '@mui/system/Box';

export default function FullHeight() {
  return (
    <Box sx={{ display: 'flex', gap: 2, height: 120 }}>
      <Box sx={{ height: 1, p: 1, borderRadius: 2, bgcolor: 'light-dark(#dfecf9, #16304d)' }}>
        height: 1
      </Box>
      <Box
        sx={{ height: 0.5, p: 1, borderRadius: 2, bgcolor: 'light-dark(#dfecf9, #16304d)' }}
      >
        height: 0.5
      </Box>
      <Box
        sx={{
          height: 'fit-content',
          p: 1,
          borderRadius: 2,
          bgcolor: 'light-dark(#dfecf9, #16304d)',
        }}
      >
        its text
      </Box>
    </Box>
  );
}
