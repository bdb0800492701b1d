import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'المدينة', flex: 1, minWidth: 90 },
  { field: 'country', headerName: 'البلد', width: 110 },
];
const rows = [
  { id: 1, city: 'القاهرة', country: 'مصر' },
  { id: 2, city: 'عمّان', country: 'الأردن' },
];

/** The theme around the demo, read from the right. */
function turn(theme: Theme): Theme {
  return { ...theme, direction: 'rtl' };
}

export default function FromRightToLeft() {
  return (
    <ThemeProvider theme={turn}>
      <Box dir="rtl" lang="ar" sx={{ width: '100%', height: 230 }}>
        <DataGrid
          aria-label="مدن"
          rows={rows}
          columns={columns}
          localeText={arSD.components.MuiDataGrid.defaultProps.localeText}
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </ThemeProvider>
  );
}
