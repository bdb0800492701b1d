import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationLinks() {
  return (
    <Pagination
      count={6}
      page={3}
      aria-label="Archive"
      renderItem={(item) => (
        <PaginationItem
          {...item}
          component="a"
          href={
            item.disabled
              ? undefined
              : `https://example.com/archive/${item.page}`
          }
          aria-current={item.selected ? 'page' : undefined}
        />
      )}
    />
  );
}
