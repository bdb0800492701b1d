import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationLooks() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} size="small" aria-label="Small" />
      <Pagination count={5} color="primary" aria-label="Primary" />
      <Pagination count={5} variant="outlined" aria-label="Outlined" />
      <Pagination
        count={5}
        variant="outlined"
        shape="rounded"
        color="secondary"
        aria-label="Rounded"
      />
    </Stack>
  );
}
