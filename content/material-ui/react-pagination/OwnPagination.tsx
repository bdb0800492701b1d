import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function OwnPagination() {
  const { items } = usePagination({ count: 9, defaultPage: 4 });

  return (
    <nav aria-label="Chapters">
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        flexWrap="wrap"
        spacing={0.5}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {items.map(({ page, type, selected, ...item }, index) => (
          <li key={index}>
            {type === 'start-ellipsis' || type === 'end-ellipsis' ? (
              '…'
            ) : (
              <Button
                {...item}
                size="small"
                variant={selected ? 'contained' : 'text'}
                sx={{ minWidth: 36 }}
              >
                {type === 'page' ? page : type}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </nav>
  );
}
