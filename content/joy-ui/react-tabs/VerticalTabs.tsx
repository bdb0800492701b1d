import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function VerticalTabs() {
  return (
    <Tabs orientation="vertical" sx={{ width: 440, maxWidth: '100%', minHeight: 150 }}>
      <TabList aria-label="Settings">
        <Tab>Account</Tab>
        <Tab>Notifications</Tab>
        <Tab>Devices</Tab>
      </TabList>
      <TabPanel value={0}>Signed in as Tove Berg.</TabPanel>
      <TabPanel value={1}>Storm warnings are on.</TabPanel>
      <TabPanel value={2}>A phone and a tablet.</TabPanel>
    </Tabs>
  );
}
