import Chip from '@mui/joy/Chip';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';

export default function IconTabs() {
  return (
    <Tabs sx={{ width: 400, maxWidth: '100%' }}>
      <TabList aria-label="Mail">
        <Tab>
          <ListItemDecorator>
            <InboxIcon />
          </ListItemDecorator>
          Inbox
          <Chip size="sm" color="primary">
            4 new
          </Chip>
        </Tab>
        <Tab>
          <ListItemDecorator>
            <SendIcon />
          </ListItemDecorator>
          Sent
        </Tab>
      </TabList>
      <TabPanel value={0}>Four letters wait for an answer.</TabPanel>
      <TabPanel value={1}>The last one went out on Monday.</TabPanel>
    </Tabs>
  );
}
