import Box from '@mui/system/Box';

export default function SxStates() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        px: 3,
        py: 1.5,
        border: '2px solid currentColor',
        borderRadius: 2,
        font: 'inherit',
        color: 'light-dark(#0b5cad, #a8d0f5)',
        bgcolor: 'transparent',
        cursor: 'pointer',
        '&:hover': { bgcolor: 'light-dark(#dfecf9, #16304d)' },
        '&:focus-visible': { outline: '3px solid', outlineOffset: '2px' },
        '&:active': { transform: 'scale(0.97)' },
      }}
    >
      Hover, focus or press
    </Box>
  );
}
