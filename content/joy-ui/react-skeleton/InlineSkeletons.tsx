import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function InlineSkeletons() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5, maxWidth: 380 }}>
      <Typography level="h3" component="p">
        <Skeleton>A title of usual length</Skeleton>
      </Typography>
      <Typography>
        <Skeleton>
          Two lines of text that stand for the summary, so the box has its final height from
          the start.
        </Skeleton>
      </Typography>
      <Typography>
        The price is <Skeleton variant="inline">128 euros</Skeleton> for two.
      </Typography>
    </Box>
  );
}
