import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Campaign {
  id: number;
  name: string;
  raised: number;
  goal: number;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Campaign>[] = [
  { field: 'name', headerName: 'Campaign', flex: 1, minWidth: 120 },
  {
    field: 'share',
    headerName: 'Funded',
    type: 'number',
    width: 100,
    valueGetter: ({ row }) => row.raised / row.goal,
    valueFormatter: ({ value }) => percent.format(value),
  },
  {
    field: 'bar',
    headerName: 'Progress',
    width: 140,
    valueGetter: ({ row }) => row.raised / row.goal,
    renderCell: ({ value, row }) => (
      <LinearProgress
        aria-label={`${row.name}, progress`}
        variant="determinate"
        value={value * 100}
        sx={{ width: '100%' }}
      />
    ),
  },
];
const campaigns: Campaign[] = [
  { id: 1, name: 'New roof', raised: 4200, goal: 6000 },
  { id: 2, name: 'Piano', raised: 900, goal: 3600 },
  { id: 3, name: 'Stage lights', raised: 1900, goal: 2000 },
];

export default function GetFormatRender() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid
        aria-label="Campaigns"
        rows={campaigns}
        columns={columns}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
