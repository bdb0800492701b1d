import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { visuallyHidden } from '@mui/utils';
import HomeIcon from '@mui/icons-material/Home';
import InventoryIcon from '@mui/icons-material/Inventory';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

const states = [
  { name: 'Packed', icon: <InventoryIcon />, done: true },
  { name: 'On its way', icon: <LocalShippingIcon />, done: true },
  { name: 'Delivered', icon: <HomeIcon />, done: false },
];

export default function OrderStates() {
  return (
    <Timeline position="alternate" sx={{ m: 0, width: 300, maxWidth: '100%' }}>
      {states.map(({ name, icon, done }, index) => (
        <TimelineItem key={name}>
          <TimelineSeparator>
            <TimelineDot
              color={done ? 'success' : 'grey'}
              variant={done ? 'filled' : 'outlined'}
            >
              {icon}
            </TimelineDot>
            {index < states.length - 1 && (
              <TimelineConnector
                sx={{ bgcolor: done ? 'success.main' : undefined }}
              />
            )}
          </TimelineSeparator>
          <TimelineContent sx={{ py: 2.5 }}>
            {name}
            <span style={visuallyHidden}>{done ? ', done' : ', to come'}</span>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
