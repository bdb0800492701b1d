import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { type SxProps } from '@mui/material/styles';

const card: SxProps = {
  flex: '1 1 140px',
  margin: 0,
  paddingInlineEnd: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '&:has(input:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'action.hover',
  },
};

export default function CheckboxCards() {
  return (
    <Stack
      role="group"
      aria-label="What do you grow?"
      direction="row"
      spacing={1}
      useFlexGap
      flexWrap="wrap"
      sx={{ maxWidth: 400 }}
    >
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Herbs"
        sx={card}
      />
      <FormControlLabel control={<Checkbox />} label="Berries" sx={card} />
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Salad"
        sx={card}
      />
      <FormControlLabel control={<Checkbox />} label="Fruit trees" sx={card} />
    </Stack>
  );
}
