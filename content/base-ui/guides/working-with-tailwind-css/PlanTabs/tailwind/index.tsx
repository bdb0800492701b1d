import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const plans = [
  { name: 'Solo', text: 'One person, three projects.' },
  { name: 'Team', text: 'Up to ten people, and shared drafts.' },
  { name: 'House', text: 'Everybody, with single sign-on.' },
];

const tab = [
  'px-4 py-2 rounded-md border-0 bg-transparent text-base text-inherit cursor-pointer',
  'hover:bg-slate-200 dark:hover:bg-slate-700',
  'aria-selected:bg-slate-800 aria-selected:text-white',
  'dark:aria-selected:bg-slate-100 dark:aria-selected:text-slate-900',
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-400',
].join(' ');

export default function PlanTabs() {
  return (
    <Tabs defaultValue="Solo">
      <TabsList aria-label="Plan" className="flex gap-1">
        {plans.map(({ name }) => (
          <Tab key={name} value={name} className={tab}>
            {name}
          </Tab>
        ))}
      </TabsList>
      {plans.map(({ name, text }) => (
        <TabPanel key={name} value={name} className="pt-4">
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
