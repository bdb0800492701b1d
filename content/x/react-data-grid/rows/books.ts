import type { GridColDef } from '@mui/x-data-grid';

/** A book, as a row. It has no `id`. */
export interface Book {
  readonly isbn: string;
  readonly title: string;
  readonly pages: number;
}

/** The rows of the demos. */
export const books: readonly Book[] = [
  { isbn: '978-0-14-143951-8', title: 'Pride and Prejudice', pages: 480 },
  { isbn: '978-0-14-243724-7', title: 'Moby-Dick', pages: 720 },
  { isbn: '978-0-14-043908-3', title: 'Middlemarch', pages: 880 },
  { isbn: '978-0-14-144114-6', title: 'Jane Eyre', pages: 624 },
];

/** The columns that they share. */
export const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'isbn', headerName: 'ISBN', width: 170 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
];
