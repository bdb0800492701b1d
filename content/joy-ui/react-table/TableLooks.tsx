import * as React from 'react';
import Box from '@mui/joy/Box';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Table from '@mui/joy/Table';

const axes = ['none', 'x', 'xBetween', 'y', 'yBetween', 'both', 'bothBetween'] as const;
const rows = ['Oak', 'Beech', 'Linden'];

export default function TableLooks() {
  const [axis, setAxis] = React.useState<(typeof axes)[number]>('bothBetween');

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 420, maxWidth: '100%' }}>
      <Select
        value={axis}
        onChange={(_event, next) => setAxis(next ?? 'none')}
        slotProps={{ button: { 'aria-label': `Borders: ${axis}` } }}
        sx={{ width: 180 }}
      >
        {axes.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
      <Table borderAxis={axis} stripe="odd" hoverRow aria-label="Trees in the park">
        <thead>
          <tr>
            <th>Tree</th>
            <th>Planted</th>
            <th>Height</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{1920 + 13 * index}</td>
              <td>{24 - 2 * index} m</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
