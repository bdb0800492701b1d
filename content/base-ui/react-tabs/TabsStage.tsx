import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs, type TabsProps } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './TabsStage.css';

export default function TabsStage(props: TabsProps) {
  return (
    <Tabs {...props} className="BareTabs" defaultValue="spring">
      <TabsList aria-label="Seasons">
        <Tab value="spring">Spring</Tab>
        <Tab value="autumn">Autumn</Tab>
      </TabsList>
      <TabPanel value="spring">Blossom in the orchard.</TabPanel>
      <TabPanel value="autumn">Apples in the cellar.</TabPanel>
    </Tabs>
  );
}
