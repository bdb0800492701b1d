import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const events = [
  { when: 'Today, 8:30 a.m.', what: 'Ben approved the plan.' },
  { when: 'Yesterday', what: 'Ada attached three drawings.' },
  { when: 'May 2', what: 'Chi opened the request.' },
];

export default function ActivityLog() {
  return (
    <Timeline
      aria-label="Activity"
      sx={{
        m: 0,
        p: 0,
        [`& .${timelineItemClasses.root}::before`]: { flex: 0, padding: 0 },
      }}
    >
      {events.map(({ when, what }, index) => (
        <TimelineItem key={when}>
          <TimelineSeparator>
            <TimelineDot />
            {index < events.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Typography variant="body2" color="text.secondary">
              {when}
            </Typography>
            <Typography>{what}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
