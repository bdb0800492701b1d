import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', width: 90 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 110 },
  {
    field: 'until',
    headerName: 'Until',
    type: 'date',
    width: 130,
    valueFormatter: ({ value }) => day.format(value),
  },
  { field: 'power', headerName: 'Power', type: 'boolean', width: 90 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    width: 110,
    valueOptions: [
      { value: 's', label: 'Sailboat' },
      { value: 'm', label: 'Motorboat' },
    ],
  },
];
const rows = [
  {
    id: 1,
    berth: 'A 4',
    length: 9.2,
    until: new Date(2024, 4, 20),
    power: true,
    kind: 's',
  },
  {
    id: 2,
    berth: 'A 7',
    length: 12,
    until: new Date(2024, 5, 2),
    power: false,
    kind: 'm',
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ width: '100%', height: 170 }}>
      <DataGrid
        aria-label="Berths"
        rows={rows}
        columns={columns}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
