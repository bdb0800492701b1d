import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lake', headerName: 'Lake', width: 140 },
  { field: 'depth', headerName: 'Depth in meters', type: 'number', width: 150 },
];
const rows = [
  { id: 1, lake: 'Como', depth: 410 },
  { id: 2, lake: 'Garda', depth: 346 },
  { id: 3, lake: 'Maggiore', depth: 372 },
];

export default function DataGridStage(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 272, width: '100%' }}>
      <DataGrid {...props} rows={rows} columns={columns} />
    </div>
  );
}
