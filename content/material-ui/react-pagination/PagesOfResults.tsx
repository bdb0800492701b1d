import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const size = 20;
const found = 193;

export default function PagesOfResults() {
  const [page, setPage] = React.useState(1);
  const first = (page - 1) * size + 1;

  return (
    <Stack spacing={2} alignItems="center">
      <Typography role="status">
        {first} to {Math.min(page * size, found)} of {found} letters
      </Typography>
      <Pagination
        count={Math.ceil(found / size)}
        page={page}
        onChange={(_event, next) => setPage(next)}
        aria-label="Pages of letters"
      />
    </Stack>
  );
}
