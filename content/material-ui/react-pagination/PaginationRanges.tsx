import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ranges = [
  { text: 'One neighbor, one at each end', siblings: 1, boundary: 1 },
  { text: 'No neighbors', siblings: 0, boundary: 1 },
  { text: 'No ends', siblings: 1, boundary: 0 },
];

export default function PaginationRanges() {
  return (
    <Stack spacing={2}>
      {ranges.map(({ text, siblings, boundary }) => (
        <div key={text}>
          <Typography variant="body2">{text}</Typography>
          <Pagination
            size="small"
            count={24}
            defaultPage={12}
            siblingCount={siblings}
            boundaryCount={boundary}
            aria-label={text}
          />
        </div>
      ))}
    </Stack>
  );
}
