import Box from '@mui/system/Box';
import Stack, { type StackProps } from '@mui/system/Stack';

const frame = { p: 1, border: '1px solid', borderRadius: 1 };

export default function StackStage(props: StackProps) {
  return (
    <Stack {...props}>
      <Box sx={frame}>One</Box>
      <Box sx={frame}>Two</Box>
      <Box sx={frame}>Three</Box>
    </Stack>
  );
}
