import { styled } from '@mui/system';
import Stack from '@mui/system/Stack';

const Line = styled('span')({
  width: 1,
  background: 'currentColor',
  opacity: 0.4,
});

export default function StackDividers() {
  return (
    <Stack direction="row" spacing={2} divider={<Line aria-hidden="true" />}>
      <span>12 chapters</span>
      <span>340 pages</span>
      <span>6 maps</span>
    </Stack>
  );
}
