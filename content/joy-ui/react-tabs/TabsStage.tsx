import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs, { type TabsProps } from '@mui/joy/Tabs';

export default function TabsStage(props: Partial<TabsProps>) {
  return (
    <Tabs {...props} sx={{ width: 320, maxWidth: '100%' }}>
      <TabList aria-label="Museum">
        <Tab>Hours</Tab>
        <Tab>Prices</Tab>
      </TabList>
      <TabPanel value={0}>Tuesday to Sunday, ten to six.</TabPanel>
      <TabPanel value={1}>Nine euros. Children travel in time for free.</TabPanel>
    </Tabs>
  );
}
