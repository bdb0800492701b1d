import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function HeadingElements() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, maxWidth: 320, borderRadius: 'md' }}>
      <Typography component="h3" level="title-md">
        An h3 that looks like a title
      </Typography>
      <Typography component="div" level="body-sm">
        A div, as it holds a list:
        <ul style={{ margin: 0 }}>
          <li>Boots</li>
          <li>A lamp</li>
        </ul>
      </Typography>
    </Sheet>
  );
}
