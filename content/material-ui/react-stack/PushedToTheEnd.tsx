import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PushedToTheEnd() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {[true, false].map((useFlexGap) => (
        <Paper key={String(useFlexGap)} variant="outlined" sx={{ p: 1 }}>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap={useFlexGap}
            alignItems="center"
          >
            <Typography variant="body2">
              {useFlexGap ? 'With gap' : 'With margins'}
            </Typography>
            <Button size="small" sx={{ ml: 'auto' }}>
              Help
            </Button>
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
