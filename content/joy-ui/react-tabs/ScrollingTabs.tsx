import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function ScrollingTabs() {
  return (
    <Tabs sx={{ width: 320, maxWidth: '100%' }}>
      <TabList
        aria-label="Months"
        sx={{
          overflow: 'auto',
          scrollSnapType: 'x mandatory',
          '&::-webkit-scrollbar': { display: 'none' },
        }}
      >
        {months.map((month) => (
          <Tab key={month} sx={{ flex: 'none', scrollSnapAlign: 'start' }}>
            {month}
          </Tab>
        ))}
      </TabList>
      {months.map((month, index) => (
        <TabPanel key={month} value={index}>
          What grows in {month}
        </TabPanel>
      ))}
    </Tabs>
  );
}
