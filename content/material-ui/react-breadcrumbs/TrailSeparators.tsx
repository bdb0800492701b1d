import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

const DirectedIcon = styled(NavigateNextIcon)(({ theme }) => ({
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined,
}));

export default function TrailSeparators() {
  return (
    <Stack spacing={2}>
      <Breadcrumbs separator="·" aria-label="Recipe">
        <Link href="https://example.com/soups">Soups</Link>
        <Link href="https://example.com/legumes">Legumes</Link>
        <Typography color="text.primary">Lentil soup</Typography>
      </Breadcrumbs>
      <Breadcrumbs
        separator={<DirectedIcon fontSize="small" />}
        aria-label="Station"
      >
        <Link href="https://example.com/portugal">Portugal</Link>
        <Link href="https://example.com/porto">Porto</Link>
        <Typography color="text.primary">São Bento</Typography>
      </Breadcrumbs>
    </Stack>
  );
}
