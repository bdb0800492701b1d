import Box from '@mui/system/Box';

export default function MediaObject() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, width: 300, maxWidth: 1 }}>
      <Box
        aria-hidden="true"
        sx={{
          flexShrink: 0,
          display: 'grid',
          placeItems: 'center',
          width: 44,
          height: 44,
          borderRadius: '50%',
          bgcolor: 'light-dark(#0b5cad, #7db8f0)',
          color: 'light-dark(#fff, #0f1b2b)',
        }}
      >
        A
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>Ada</Box>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          The first ferry leaves at ten past six, as always.
        </Box>
      </Box>
    </Box>
  );
}
