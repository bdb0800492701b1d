import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, lakes } from './lakes';

export default function StripedRows() {
  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid
        aria-label="Lakes in stripes"
        rows={lakes}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? '' : 'stripe'
        }
        sx={{ '& .stripe': { bgcolor: 'action.hover' } }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
