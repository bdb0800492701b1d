import Sheet from '@mui/joy/Sheet';
import Stack, { type StackProps } from '@mui/joy/Stack';

const names = ['Bow', 'Mast', 'Stern'];

export default function StackStage(props: Partial<StackProps>) {
  return (
    <Stack {...props}>
      {names.map((name) => (
        <Sheet key={name} variant="soft" sx={{ px: 2, py: 1, borderRadius: 'sm' }}>
          {name}
        </Sheet>
      ))}
    </Stack>
  );
}
