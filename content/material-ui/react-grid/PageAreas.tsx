import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const areas = {
  head: 'Header',
  menu: 'Menu',
  main: 'Content',
  side: 'Notes',
};

export default function PageAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 1,
        gridTemplateAreas: {
          xs: '"head" "main" "side" "menu"',
          sm: '"head head head" "menu main side"',
        },
        gridTemplateColumns: { sm: '1fr 2fr 1fr' },
      }}
    >
      {Object.entries(areas).map(([area, name]) => (
        <Paper key={area} variant="outlined" sx={{ gridArea: area, p: 2 }}>
          {name}
        </Paper>
      ))}
    </Box>
  );
}
