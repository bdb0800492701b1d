import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { Tab, type TabOwnerState } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';

export default function TabsIntro() {
  return (
    <Tabs defaultValue="morning">
      <TabsList
        aria-label="Train times"
        className="inline-flex gap-1 p-1 rounded-xl bg-blue-800 dark:bg-slate-800"
      >
        <Tab value="morning" slotProps={tabSlotProps}>
          Morning
        </Tab>
        <Tab value="noon" slotProps={tabSlotProps}>
          Noon
        </Tab>
        <Tab value="evening" slotProps={tabSlotProps}>
          Evening
        </Tab>
      </TabsList>
      <TabPanel value="morning" className="px-1 py-4">
        06:12, 07:40 and 09:05 from platform 3
      </TabPanel>
      <TabPanel value="noon" className="px-1 py-4">
        12:20 from platform 1
      </TabPanel>
      <TabPanel value="evening" className="px-1 py-4">
        17:55 and 19:30 from platform 3
      </TabPanel>
    </Tabs>
  );
}

const tabSlotProps = {
  root: ({ selected }: TabOwnerState) => ({
    className: [
      'px-4 py-2 rounded-lg cursor-pointer',
      'focus-visible:outline focus-visible:outline-2 outline-blue-300',
      selected
        ? 'bg-white text-blue-950 dark:bg-blue-200'
        : 'bg-transparent text-white',
    ].join(' '),
  }),
};
