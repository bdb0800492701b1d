import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function RichTooltip() {
  return (
    <Typography>
      Written by{' '}
      <Tooltip
        describeChild
        variant="outlined"
        placement="top"
        arrow
        title={
          <Box sx={{ display: 'flex', gap: 1.5, p: 1, maxWidth: 240 }}>
            <Avatar aria-hidden>TB</Avatar>
            <div>
              <Typography level="title-sm">Tove Berg</Typography>
              <Typography level="body-xs">Pilot, writes about weather and birds</Typography>
            </div>
          </Box>
        }
      >
        <Link href="https://example.com/people/tove-berg" underline="always">
          Tove Berg
        </Link>
      </Tooltip>
    </Typography>
  );
}
