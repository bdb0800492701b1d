import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const places = [
  { name: 'Harbor', values: [4, 3, 5, 8, 11, 14, 17, 18] },
  { name: 'Upper lake', values: [1, 1, 3, 7, 12, 17, 20, 20] },
];

export default function WideTable() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Temperature of the water"
      tabIndex={0}
      sx={{ width: 460, maxWidth: '100%', overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table
        aria-label="Temperature of the water, by month"
        sx={{
          minWidth: 720,
          '& tr > *:first-of-type': {
            position: 'sticky',
            left: 0,
            width: 120,
            bgcolor: 'background.surface',
            boxShadow: '1px 0 var(--TableCell-borderColor)',
          },
        }}
      >
        <thead>
          <tr>
            <th>Place</th>
            {months.map((month) => (
              <th key={month}>{month}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={months[index]}>{value} °C</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
