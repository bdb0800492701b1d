import Box from '@mui/joy/Box';

export default function HoverBox() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        width: 280,
        listStyle: 'none',
        typography: 'body-md',
        '& > li': { px: 1.5, py: 1 },
        '& > li:nth-of-type(odd)': { bgcolor: 'background.level1' },
        '& > li:hover': { bgcolor: 'background.level2' },
      }}
    >
      <li>Rye bread</li>
      <li>Butter</li>
      <li>Two smoked herrings</li>
      <li>Coffee</li>
    </Box>
  );
}
