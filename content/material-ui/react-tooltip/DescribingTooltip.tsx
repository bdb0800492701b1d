import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DescribingTooltip() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip describeChild title="Everyone on the list gets an email.">
        <Button variant="contained">Publish</Button>
      </Tooltip>
      <Tooltip describeChild title="Only you can see drafts.">
        <Button variant="outlined">Save draft</Button>
      </Tooltip>
    </Stack>
  );
}
