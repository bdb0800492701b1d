import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function DisabledTooltip() {
  return (
    <Tooltip describeChild title="Choose a seat first">
      <span>
        <Button disabled>Pay</Button>
      </span>
    </Tooltip>
  );
}
