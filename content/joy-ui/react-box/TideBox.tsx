import Box from '@mui/joy/Box';

export default function TideBox() {
  return (
    <Box
      sx={{
        p: 2,
        maxWidth: 320,
        border: '1px solid',
        borderColor: 'primary.outlinedBorder',
        borderRadius: 'md',
        bgcolor: 'primary.softBg',
        color: 'primary.softColor',
        boxShadow: 'sm',
        typography: 'body-md',
      }}
    >
      High water at 6:40 a.m. and 7:05 p.m.
    </Box>
  );
}
