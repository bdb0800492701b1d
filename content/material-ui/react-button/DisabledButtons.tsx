import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained" disabled>
        Publish
      </Button>
      <Tooltip title="Add a title first" describeChild>
        <span>
          <Button variant="outlined" disabled>
            Preview
          </Button>
        </span>
      </Tooltip>
    </Stack>
  );
}
