import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function DescribingTooltip() {
  return (
    <Tooltip describeChild title="Everybody with the link can read it">
      <Button variant="soft">Publish</Button>
    </Tooltip>
  );
}
