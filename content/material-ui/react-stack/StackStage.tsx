import Paper from '@mui/material/Paper';
import Stack, { type StackProps } from '@mui/material/Stack';

export default function StackStage(props: Partial<StackProps>) {
  return (
    <Stack {...props}>
      <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
        Bread
      </Paper>
      <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
        Butter
      </Paper>
      <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
        Salt
      </Paper>
    </Stack>
  );
}
