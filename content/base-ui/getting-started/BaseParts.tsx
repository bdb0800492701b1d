import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';
import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { Exhibited, ShowCase } from '../../Exhibited';
import './base-parts.css';

/** A letter box. What it looks like is in the style sheet beside this file. */
export default function BaseParts() {
  const [letters, setLetters] = React.useState(2);
  const [isOpen, setOpen] = React.useState(true);
  const [weight, setWeight] = React.useState(40);

  return (
    <ShowCase>
      <Exhibited name="Button">
        <Button className="PostButton" disabled={!isOpen} onClick={() => setLetters(letters + 1)}>
          Post
        </Button>
      </Exhibited>
      <Exhibited name="Badge">
        <Badge className="PostBadge" badgeContent={letters}>
          <span>Letters</span>
        </Badge>
      </Exhibited>
      <Exhibited name="Switch">
        <Switch className="PostSwitch" checked={isOpen} onChange={(event) => setOpen(event.target.checked)} slotProps={{ input: { role: 'switch', 'aria-label': 'Open' } }} />
      </Exhibited>
      <Exhibited name="Tabs">
        <Tabs defaultValue="in">
          <TabsList className="PostTabs" aria-label="Letters">
            <Tab value="in">In</Tab>
            <Tab value="out">Out</Tab>
          </TabsList>
        </Tabs>
      </Exhibited>
      <Exhibited name="Slider">
        <Slider className="PostSlider" aria-label="Weight" value={weight} onChange={(_, next) => setWeight(Number(next))} />
      </Exhibited>
      <Exhibited name="Input">
        <Input className="PostInput" defaultValue="Ada" slotProps={{ input: { 'aria-label': 'To' } }} />
      </Exhibited>
    </ShowCase>
  );
}
