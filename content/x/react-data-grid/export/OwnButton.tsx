import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, crew } from './crew';

export default function OwnButton() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        onClick={() =>
          apiRef.current.exportDataAsCsv({
            fileName: 'wages',
            fields: ['name', 'wage'],
            delimiter: ';',
            getRowsToExport: () => gridFilteredSortedRowIdsSelector(apiRef),
          })
        }
      >
        Download all wages
      </Button>
      <Box sx={{ height: 220, width: '100%' }}>
        <DataGrid
          aria-label="Crew and wages"
          apiRef={apiRef}
          rows={crew}
          columns={columns}
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
