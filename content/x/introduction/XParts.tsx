import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { Exhibited, ShowCase } from '../../Exhibited';

const weeks = [
  [12, 26, 18],
  [21, 9, 24],
];

/** Visits of a harbor, by day and by kind of boat. */
export default function XParts() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-01-26'));
  const week = weeks[(day?.isValid() ? day.date() : 0) % 2] ?? [];

  return (
    <ShowCase isTall>
      <Exhibited name="BarChart">
        <Chart>
          <BarChart width={150} height={150} margin={{ top: 8, right: 4, bottom: 22, left: 24 }} skipAnimation xAxis={[{ scaleType: 'band', data: ['Fri', 'Sat', 'Sun'] }]} series={[{ data: week }]} />
        </Chart>
      </Exhibited>
      <Exhibited name="PieChart">
        <Chart>
          <PieChart width={150} height={150} margin={{ top: 4, right: 4, bottom: 4, left: 4 }} skipAnimation slotProps={{ legend: { hidden: true } }} series={[{ innerRadius: 36, paddingAngle: 2, cornerRadius: 4, data: week.map((value, id) => ({ id, value, label: ['Sail', 'Motor', 'Ferry'][id] ?? '' })) }]} />
        </Chart>
      </Exhibited>
      <Exhibited name="TreeView">
        <TreeView aria-label="Piers" defaultCollapseIcon={<ExpandMoreIcon />} defaultExpandIcon={<ChevronRightIcon />} defaultExpanded={['north']} sx={{ width: '100%', maxWidth: 160 }}>
          <TreeItem nodeId="north" label="North pier">
            <TreeItem nodeId="n1" label="Berth 1" />
            <TreeItem nodeId="n2" label="Berth 2" />
          </TreeItem>
          <TreeItem nodeId="south" label="South pier">
            <TreeItem nodeId="s1" label="Berth 3" />
          </TreeItem>
        </TreeView>
      </Exhibited>
      <Exhibited name="DateField">
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateField label="Day" size="small" format="YYYY-MM-DD" value={day} onChange={setDay} sx={{ maxWidth: 150 }} />
        </LocalizationProvider>
      </Exhibited>
    </ShowCase>
  );
}

function Chart({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box dir="ltr" sx={{ width: 1, maxWidth: 150, '& > div': { maxWidth: '100%', height: 'auto' } }}>
      {children}
    </Box>
  );
}
