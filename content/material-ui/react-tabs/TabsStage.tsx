import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';

export default function TabsStage(props: TabsProps) {
  const [value, setValue] = React.useState(0);

  return (
    <Tabs
      {...props}
      value={value}
      onChange={(_, next: number) => setValue(next)}
      aria-label="Seasons"
    >
      <Tab label="Spring" />
      <Tab label="Summer" />
      <Tab label="Autumn" />
    </Tabs>
  );
}
