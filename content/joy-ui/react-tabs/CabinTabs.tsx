import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function CabinTabs() {
  return (
    <Tabs defaultValue="cabin" sx={{ width: 440, maxWidth: '100%' }}>
      <TabList aria-label="Cabin by the lake">
        <Tab value="cabin">Cabin</Tab>
        <Tab value="way">Getting there</Tab>
        <Tab value="winter" disabled>
          In winter
        </Tab>
      </TabList>
      <TabPanel value="cabin">Four beds, a stove, and a jetty with a rowing boat.</TabPanel>
      <TabPanel value="way">By bus to the mill, then twenty minutes on foot.</TabPanel>
      <TabPanel value="winter">Closed.</TabPanel>
    </Tabs>
  );
}
