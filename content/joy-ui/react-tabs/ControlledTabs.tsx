import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function ControlledTabs() {
  const [view, setView] = React.useState<string | number | null>('letter');

  return (
    <Box sx={{ width: 440, maxWidth: '100%' }}>
      <Tabs value={view} onChange={(_event, next) => setView(next)}>
        <TabList aria-label="Letter">
          <Tab value="letter">Write</Tab>
          <Tab value="preview">Preview</Tab>
        </TabList>
        <TabPanel value="letter">
          <Button onClick={() => setView('preview')}>Show the preview</Button>
        </TabPanel>
        <TabPanel value="preview">Dear Maja, the boat is repaired.</TabPanel>
      </Tabs>
    </Box>
  );
}
