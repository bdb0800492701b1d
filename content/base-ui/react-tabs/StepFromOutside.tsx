import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './tabs.css';

const dishes = ['Soup', 'Fish', 'Cheese'];

export default function StepFromOutside() {
  const [course, setCourse] = React.useState(0);

  return (
    <div>
      <Tabs
        className="LineTabs"
        value={course}
        onChange={(_event, next) => setCourse(Number(next))}
      >
        <TabsList aria-label="Courses">
          {dishes.map((dish, index) => (
            <Tab key={dish} value={index}>
              {dish}
            </Tab>
          ))}
        </TabsList>
        {dishes.map((dish, index) => (
          <TabPanel key={dish} value={index}>
            {dish}, course {index + 1} of {dishes.length}.
          </TabPanel>
        ))}
      </Tabs>
      <button
        type="button"
        className="TabsNext"
        onClick={() => setCourse((course + 1) % dishes.length)}
      >
        Next course
      </button>
    </div>
  );
}
