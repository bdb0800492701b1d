import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const catches = Array.from({ length: 14 }, (_, index) => ({
  day: index + 1,
  kilograms: 40 + ((index * 37) % 50),
}));
const total = catches.reduce((sum, { kilograms }) => sum + kilograms, 0);

export default function ScrollingTable() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Catch in June"
      tabIndex={0}
      sx={{ width: 360, maxWidth: '100%', height: 240, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader stickyFooter hoverRow aria-label="Catch in June, by day">
        <thead>
          <tr>
            <th>Day</th>
            <th>Catch</th>
          </tr>
        </thead>
        <tbody>
          {catches.map(({ day, kilograms }) => (
            <tr key={day}>
              <th scope="row">June {day}</th>
              <td>{kilograms} kg</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{total} kg</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
