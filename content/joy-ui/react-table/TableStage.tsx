import Table, { type TableProps } from '@mui/joy/Table';

export default function TableStage(props: Partial<TableProps>) {
  return (
    <Table aria-label="Boats" {...props}>
      <thead>
        <tr>
          <th>Boat</th>
          <th>Built</th>
          <th>Bunks</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Mathilde II</td>
          <td>1962</td>
          <td>6</td>
        </tr>
        <tr>
          <td>Heron</td>
          <td>1988</td>
          <td>4</td>
        </tr>
      </tbody>
    </Table>
  );
}
