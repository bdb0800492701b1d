import Box from '@mui/system/Box';

export default function CornerLabel() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 240,
        height: 120,
        borderRadius: 3,
        bgcolor: 'light-dark(#dfecf9, #16304d)',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          top: 12,
          insetInlineEnd: 12,
          px: 1.5,
          borderRadius: 4,
          bgcolor: 'light-dark(#0b5cad, #7db8f0)',
          color: 'light-dark(#ffffff, #0f1b2b)',
        }}
      >
        New
      </Box>
    </Box>
  );
}
