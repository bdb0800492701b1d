import Box from '@mui/joy/Box';

export default function FigureBox() {
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: 360 }}>
      <Box
        component="blockquote"
        sx={{ m: 0, pl: 2, borderLeft: '4px solid', borderColor: 'primary.500', typography: 'title-lg' }}
      >
        The sea is never the same twice before breakfast.
      </Box>
      <Box component="figcaption" sx={{ mt: 1, typography: 'body-sm' }}>
        A keeper, in his logbook
      </Box>
    </Box>
  );
}
