import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const Textarea = styled(TextareaAutosize)({
  width: 260,
  padding: 8,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  resize: 'none',
});

const poem = 'Low tide\nthe boats lean\non their own\nshadows\nwaiting';

export default function RowLimits() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      <Textarea minRows={3} aria-label="At least three rows" />
      <Textarea
        maxRows={3}
        defaultValue={poem}
        aria-label="At most three rows"
      />
    </Stack>
  );
}
