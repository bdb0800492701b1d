import * as React from 'react';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTab } from '@mui/base/useTab';
import './tabs.css';

interface CountTabProps {
  value: string;
  count: number;
  children: string;
}

function CountTab({ value, count, children }: CountTabProps) {
  const ref = React.useRef<HTMLButtonElement>(null);
  const { getRootProps } = useTab({ value, rootRef: ref });

  return (
    <button type="button" className="CountTab" {...getRootProps()}>
      {children}
      <span className="CountBadge">{count}</span>
    </button>
  );
}

export default function TabsWithCounts() {
  return (
    <Tabs className="LineTabs" defaultValue="open">
      <TabsList aria-label="Tickets">
        <CountTab value="open" count={4}>
          Open
        </CountTab>
        <CountTab value="closed" count={17}>
          Closed
        </CountTab>
      </TabsList>
      <TabPanel value="open">Four people wait for an answer.</TabPanel>
      <TabPanel value="closed">Seventeen are content.</TabPanel>
    </Tabs>
  );
}
