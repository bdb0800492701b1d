import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns, stock, type Article } from './stock';

const checked: GridColDef<Article>[] = columns.map((column) =>
  column.field === 'pieces'
    ? {
        ...column,
        headerName: 'Pieces (0–50)',
        width: 130,
        preProcessEditCellProps: ({ props }) => ({
          ...props,
          error: !(props.value >= 0 && props.value <= 50),
        }),
      }
    : column,
);

export default function CheckedWhileTyping() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid
        aria-label="Stock, at most fifty pieces"
        rows={stock}
        columns={checked}
        sx={{
          '& .Mui-error': {
            bgcolor: 'error.main',
            color: 'error.contrastText',
          },
        }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
