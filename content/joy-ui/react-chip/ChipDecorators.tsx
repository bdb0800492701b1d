import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import AccessTimeIcon from '@mui/icons-material/AccessTime';
import BoltIcon from '@mui/icons-material/Bolt';

export default function ChipDecorators() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Chip startDecorator={<AccessTimeIcon />}>40 minutes</Chip>
      <Chip color="success" endDecorator={<BoltIcon />}>
        Charging
      </Chip>
      <Chip
        size="lg"
        variant="outlined"
        startDecorator={
          <Avatar aria-hidden color="primary">
            T
          </Avatar>
        }
      >
        Tove Berg
      </Chip>
    </Box>
  );
}
