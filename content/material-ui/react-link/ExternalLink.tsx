import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { visuallyHidden } from '@mui/utils';

export default function ExternalLink() {
  return (
    <Typography>
      Roles and keys follow the{' '}
      <Link
        href="https://www.w3.org/WAI/ARIA/apg/"
        target="_blank"
        rel="noreferrer"
      >
        ARIA practices guide
        <OpenInNewIcon
          fontSize="inherit"
          sx={{ ml: 0.5, verticalAlign: 'text-bottom' }}
        />
        <span style={visuallyHidden}> (opens in a new tab)</span>
      </Link>
      .
    </Typography>
  );
}
