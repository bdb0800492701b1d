import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const levels = [
  'h1', 'h2', 'h3', 'h4',
  'title-lg', 'title-md', 'title-sm',
  'body-lg', 'body-md', 'body-sm', 'body-xs',
] as const;

export default function AllLevels() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, alignItems: 'baseline' }}>
      {levels.map((level) => (
        <Box key={level} sx={{ display: 'contents' }}>
          <Typography level="body-sm" component="code" fontFamily="code">
            {level}
          </Typography>
          <Typography level={level} component="p" noWrap>
            Rain until noon
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
