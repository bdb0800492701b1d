import * as React from 'react';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';

const boats = [
  { name: 'Mathilde II', length: 14, built: 1962 },
  { name: 'Heron', length: 9, built: 1988 },
  { name: 'Good Hope', length: 21, built: 1931 },
];
const columns = [
  { id: 'name', title: 'Boat' },
  { id: 'length', title: 'Length' },
  { id: 'built', title: 'Built' },
] as const;
type Column = (typeof columns)[number]['id'];

export default function SortedTable() {
  const [by, setBy] = React.useState<Column>('built');
  const [up, setUp] = React.useState(true);
  const sorted = [...boats].sort((a, b) => (a[by] < b[by] ? -1 : 1) * (up ? 1 : -1));

  function sort(column: Column) {
    setUp(column === by ? !up : true);
    setBy(column);
  }

  return (
    <Table aria-label="Boats" sx={{ maxWidth: 480 }}>
      <thead>
        <tr>
          {columns.map(({ id, title }) => (
            <th key={id} aria-sort={id !== by ? undefined : up ? 'ascending' : 'descending'}>
              <Link
                component="button"
                underline="none"
                color="neutral"
                textColor="text.primary"
                onClick={() => sort(id)}
                endDecorator={
                  <ArrowDownwardIcon
                    sx={{ opacity: id === by ? 1 : 0, transform: up ? 'rotate(180deg)' : 'none' }}
                  />
                }
              >
                {title}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ name, length, built }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{length} m</td>
            <td>{built}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
