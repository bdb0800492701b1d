import Table from '@mui/joy/Table';

const tides = [
  { day: 'Monday', high: '6:40 a.m.', low: '12:51 p.m.', range: 2.1 },
  { day: 'Tuesday', high: '7:32 a.m.', low: '1:44 p.m.', range: 2.4 },
  { day: 'Wednesday', high: '8:21 a.m.', low: '2:35 p.m.', range: 2.6 },
];

export default function TideTable() {
  return (
    <Table sx={{ maxWidth: 560, '& td:last-of-type, & th:last-of-type': { textAlign: 'right' } }}>
      <caption>Tides at the harbor</caption>
      <thead>
        <tr>
          <th style={{ width: '30%' }}>Day</th>
          <th>High water</th>
          <th>Low water</th>
          <th style={{ width: 80 }}>Range</th>
        </tr>
      </thead>
      <tbody>
        {tides.map(({ day, high, low, range }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{high}</td>
            <td>{low}</td>
            <td>{range} m</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
