import Pagination from '@mui/material/Pagination';

const words = {
  first: 'Erste Seite',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
} as const;

export default function PaginationWords() {
  return (
    <Pagination
      lang="de"
      count={5}
      showFirstButton
      showLastButton
      aria-label="Seiten"
      getItemAriaLabel={(type, page, selected) => {
        if (type === 'page') {
          return selected ? `Seite ${page}` : `Zu Seite ${page}`;
        }
        return words[type as keyof typeof words];
      }}
    />
  );
}
