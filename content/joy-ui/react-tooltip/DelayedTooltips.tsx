import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function DelayedTooltips() {
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Tooltip describeChild title="Ctrl + S" enterDelay={700} enterNextDelay={200}>
        <Button variant="soft">Save</Button>
      </Tooltip>
      <Tooltip describeChild title="Ctrl + P" enterDelay={700} enterNextDelay={200}>
        <Button variant="soft">Print</Button>
      </Tooltip>
    </Box>
  );
}
