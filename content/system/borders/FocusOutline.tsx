import Box from '@mui/system/Box';

export default function FocusOutline() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        px: 2.5,
        py: 1.25,
        border: 1,
        borderColor: 'light-dark(#75839a, #8494ab)',
        borderRadius: 2,
        bgcolor: 'transparent',
        color: 'inherit',
        font: 'inherit',
        '&:focus-visible': {
          outline: 3,
          outlineColor: 'light-dark(#3b82c4, #97c3f0)',
          outlineOffset: '2px',
        },
      }}
    >
      Tab to me
    </Box>
  );
}
