import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function SegmentTabs() {
  return (
    <Tabs sx={{ width: 360, maxWidth: '100%', bgcolor: 'transparent' }}>
      <TabList
        disableUnderline
        tabFlex={1}
        aria-label="Range"
        sx={{
          p: 0.5,
          gap: 0.5,
          borderRadius: 'xl',
          bgcolor: 'background.level1',
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            bgcolor: 'background.surface',
            boxShadow: 'sm',
          },
        }}
      >
        <Tab disableIndicator sx={{ borderRadius: 'lg' }}>
          Week
        </Tab>
        <Tab disableIndicator sx={{ borderRadius: 'lg' }}>
          Month
        </Tab>
        <Tab disableIndicator sx={{ borderRadius: 'lg' }}>
          Year
        </Tab>
      </TabList>
      <TabPanel value={0}>38 kilometers on foot</TabPanel>
      <TabPanel value={1}>141 kilometers on foot</TabPanel>
      <TabPanel value={2}>1,620 kilometers on foot</TabPanel>
    </Tabs>
  );
}
