import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledTooltip() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <Tooltip describeChild title="Choose a date first">
        <span>
          <Button variant="contained" disabled>
            Book (disabled)
          </Button>
        </span>
      </Tooltip>
      <Tooltip describeChild title="Choose a date first">
        <Button
          variant="contained"
          aria-disabled
          onClick={(event) => event.preventDefault()}
          sx={{ opacity: 0.6 }}
        >
          Book (aria-disabled)
        </Button>
      </Tooltip>
    </Stack>
  );
}
