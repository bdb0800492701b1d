import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lake', headerName: 'Lake', flex: 1 },
  { field: 'depth', headerName: 'Depth, m', type: 'number', flex: 1 },
];
const rows = [
  { id: 1, lake: 'Como', depth: 410 },
  { id: 2, lake: 'Garda', depth: 346 },
  { id: 3, lake: 'Lugano', depth: 288 },
  { id: 4, lake: 'Maggiore', depth: 372 },
];

export default function DataGridStage(props: Partial<DataGridProps>) {
  return (
    <div style={{ minHeight: 266, width: '100%' }}>
      <DataGrid {...props} autoHeight rows={rows} columns={columns} />
    </div>
  );
}
