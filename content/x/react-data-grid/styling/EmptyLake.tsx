import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './lakes';

function NoLakes() {
  return (
    <Stack
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}
    >
      <Typography variant="subtitle1" component="div">No lakes yet</Typography>
      <Typography component="div" color="text.secondary">Draw one on the map.</Typography>
    </Stack>
  );
}

export default function EmptyLake() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid
        aria-label="My lakes"
        rows={[]}
        columns={columns}
        slots={{ noRowsOverlay: NoLakes }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
