import * as React from 'react';
import Timeline, { type TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const positions = ['right', 'left', 'alternate', 'alternate-reverse'] as const;

export default function TimelinePositions() {
  const [position, setPosition] =
    React.useState<TimelineProps['position']>('alternate');

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <TextField
        select
        size="small"
        label="position"
        value={position}
        onChange={(event) =>
          setPosition(event.target.value as TimelineProps['position'])
        }
        sx={{ width: 200 }}
      >
        {positions.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Timeline position={position} sx={{ m: 0 }}>
        {['Seed', 'Leaf', 'Flower'].map((stage, index) => (
          <TimelineItem key={stage}>
            <TimelineSeparator>
              <TimelineDot />
              {index < 2 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{stage}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Box>
  );
}
