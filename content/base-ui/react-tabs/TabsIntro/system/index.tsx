import { styled } from '@mui/system';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';

export default function TabsIntro() {
  return (
    <Tabs defaultValue="morning">
      <List aria-label="Train times">
        <StyledTab value="morning">Morning</StyledTab>
        <StyledTab value="noon">Noon</StyledTab>
        <StyledTab value="evening">Evening</StyledTab>
      </List>
      <Panel value="morning">06:12, 07:40 and 09:05 from platform 3</Panel>
      <Panel value="noon">12:20 from platform 1</Panel>
      <Panel value="evening">17:55 and 19:30 from platform 3</Panel>
    </Tabs>
  );
}

const List = styled(TabsList)`
  display: inline-flex;
  gap: 4px;
  padding: 4px;
  border-radius: 12px;
  background: light-dark(#0b5cad, #16304d);
`;

const StyledTab = styled(Tab)`
  padding: 8px 16px;
  border: 0;
  border-radius: 8px;
  background: transparent;
  color: #ffffff;
  font: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: 3px solid #97c3f0;
  }

  &.${tabClasses.selected} {
    background: light-dark(#ffffff, #a8d0f5);
    color: #0b3d6e;
  }
`;

const Panel = styled(TabPanel)`
  padding: 16px 4px;
`;
