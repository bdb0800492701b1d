import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, tides } from './tides';

type Row = (typeof tides)[number];

/** Stands for a server: answers with one page, a moment later. */
function loadPage(page: number, pageSize: number): Promise<readonly Row[]> {
  const rows = tides.slice(page * pageSize, (page + 1) * pageSize);
  return new Promise((resolve) => setTimeout(() => resolve(rows), 400));
}

export default function PageFromServer() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<readonly Row[]>(tides.slice(0, 5));
  const [loading, setLoading] = React.useState(false);

  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        aria-label="High tides, page by page"
        rows={rows}
        columns={columns}
        rowCount={tides.length}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        pageSizeOptions={[5]}
        onPaginationModelChange={async (next) => {
          setModel(next);
          setLoading(true);
          setRows(await loadPage(next.page, next.pageSize));
          setLoading(false);
        }}
        disableColumnMenu
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
