import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const colors = { Open: 'primary', Waiting: 'warning', Done: 'success' } as const;
type Status = keyof typeof colors;

const tasks: { title: string; owner: string; status: Status; due: string }[] = [
  { title: 'Replace the ropes of berth 4', owner: 'Amara', status: 'Open', due: 'May 16' },
  { title: 'Answer the ferry company', owner: 'Jun', status: 'Waiting', due: 'May 17' },
  { title: 'Order fenders', owner: 'Nadia', status: 'Done', due: 'May 14' },
  { title: 'Plan the night shift', owner: 'Erik', status: 'Open', due: 'May 20' },
  { title: 'Check the fire hoses', owner: 'Amara', status: 'Done', due: 'May 13' },
];

/** A table of tasks that shows those of one status, and says how many there are. */
export default function TaskTable() {
  const [status, setStatus] = React.useState<Status | 'All'>('All');
  const shown = tasks.filter((task) => status === 'All' || task.status === status);

  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, p: 2 }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography id="tasks-title" level="title-md" component="h3">
            This week
          </Typography>
          <Typography level="body-sm" role="status">
            {shown.length === 1 ? '1 task' : `${shown.length} tasks`}
          </Typography>
        </Box>
        <FormControl size="sm" sx={{ minWidth: 150 }}>
          <FormLabel>Status</FormLabel>
          <Select<Status | 'All'> value={status} onChange={(_event, next) => setStatus(next ?? 'All')}>
            <Option value="All">All</Option>
            {Object.keys(colors).map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
      </Box>
      <Table aria-labelledby="tasks-title" sx={{ minWidth: 520 }}>
        <thead>
          <tr>
            <th scope="col" style={{ width: '46%' }}>
              Task
            </th>
            <th scope="col">Owner</th>
            <th scope="col">Status</th>
            <th scope="col">Due</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((task) => (
            <tr key={task.title}>
              <th scope="row">{task.title}</th>
              <td>{task.owner}</td>
              <td>
                <Chip size="sm" color={colors[task.status]}>
                  {task.status}
                </Chip>
              </td>
              <td>{task.due}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
