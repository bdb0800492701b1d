import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DownloadIcon from '@mui/icons-material/Download';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined" startIcon={<DownloadIcon />}>
        Download
      </Button>
      <Button variant="contained" endIcon={<ArrowForwardIcon />}>
        Continue
      </Button>
    </Stack>
  );
}
