import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function TintedShadow() {
  return (
    <Card
      sx={(theme) => ({
        width: 240,
        boxShadow: theme.shadow.lg,
        '--joy-shadowChannel': theme.vars.palette.primary.mainChannel,
        '--joy-shadowOpacity': '0.45',
      })}
    >
      <Typography level="title-md">High water</Typography>
      <Typography level="body-sm">At 14:20, two meters and a half.</Typography>
    </Card>
  );
}
