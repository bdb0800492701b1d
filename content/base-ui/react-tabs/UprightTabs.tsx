import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './tabs.css';

export default function UprightTabs() {
  return (
    <Tabs
      className="LineTabs"
      orientation="vertical"
      selectionFollowsFocus
      defaultValue="account"
    >
      <TabsList aria-label="Settings">
        <Tab value="account">Account</Tab>
        <Tab value="privacy">Privacy</Tab>
        <Tab value="sounds">Sounds</Tab>
      </TabsList>
      <TabPanel value="account">Your name and your picture.</TabPanel>
      <TabPanel value="privacy">Who sees what you write.</TabPanel>
      <TabPanel value="sounds">A bell, or nothing at all.</TabPanel>
    </Tabs>
  );
}
