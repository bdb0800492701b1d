import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
];

export default function ScrollableTabs() {
  const [month, setMonth] = React.useState(0);

  return (
    <Box sx={{ maxWidth: 420, bgcolor: 'background.paper' }}>
      <Tabs
        value={month}
        onChange={(_event, value: number) => setMonth(value)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Month"
      >
        {months.map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
