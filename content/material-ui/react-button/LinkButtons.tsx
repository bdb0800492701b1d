import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

const pattern = 'https://www.w3.org/WAI/ARIA/apg/patterns/button/';

export default function LinkButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <Button href={pattern}>Read the pattern</Button>
      <Button
        variant="outlined"
        href={pattern}
        target="_blank"
        rel="noopener"
        endIcon={<OpenInNewIcon />}
      >
        Open it in a new tab
      </Button>
    </Stack>
  );
}
