import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SolidAndSoft() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      {(['solid', 'soft'] as const).map((variant) => (
        <Sheet
          key={variant}
          variant={variant}
          color="success"
          invertedColors
          sx={{ p: 2, borderRadius: 'md' }}
        >
          <Typography level="title-md" sx={{ mb: 1 }}>
            Compost, {variant}
          </Typography>
          <LinearProgress
            determinate
            value={70}
            aria-label={`Compost on ${variant}, percent ready`}
          />
        </Sheet>
      ))}
    </Stack>
  );
}
