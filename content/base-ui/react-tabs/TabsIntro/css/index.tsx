import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import './styles.css';

export default function TabsIntro() {
  return (
    <Tabs defaultValue="morning" className="TrainTabs">
      <TabsList aria-label="Train times">
        <Tab value="morning">Morning</Tab>
        <Tab value="noon">Noon</Tab>
        <Tab value="evening">Evening</Tab>
      </TabsList>
      <TabPanel value="morning">
        06:12, 07:40 and 09:05 from platform 3
      </TabPanel>
      <TabPanel value="noon">12:20 from platform 1</TabPanel>
      <TabPanel value="evening">17:55 and 19:30 from platform 3</TabPanel>
    </Tabs>
  );
}
