import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const servers = [
  { name: 'Lisbon', load: [20, 24, 31, 28, 40, 38], trend: 'rising' },
  { name: 'Oslo', load: [44, 41, 43, 40, 42, 41], trend: 'steady' },
];

export default function LinesInATable() {
  return (
    <Table size="small" sx={{ maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <TableCell>Server</TableCell>
          <TableCell>Load now</TableCell>
          <TableCell>Last hour</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {servers.map(({ name, load, trend }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell>
              {load.at(-1)}%, {trend}
            </TableCell>
            <TableCell>
              <SparkLineChart data={load} width={110} height={30} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
