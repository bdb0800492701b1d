import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const levels = [
  'h1', 'h2', 'h3', 'h4',
  'title-lg', 'title-md', 'title-sm',
  'body-lg', 'body-md', 'body-sm', 'body-xs',
] as const;

export default function TextLevels() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {levels.map((level) => (
        <Typography key={level} level={level} component="p">
          {level}: High tide at noon
        </Typography>
      ))}
    </Box>
  );
}
