import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function LinkDecorators() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Link href="https://example.com/map.pdf" startDecorator={<DownloadIcon />}>
        Map of the island (PDF, 2 MB)
      </Link>
      <Link
        href="https://example.com/ferry"
        target="_blank"
        rel="noopener"
        endDecorator={<OpenInNewIcon />}
      >
        Ferry company (new tab)
      </Link>
    </Box>
  );
}
