import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function CheckboxSizes() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      flexWrap="wrap"
      alignItems="center"
    >
      <Checkbox
        defaultChecked
        size="small"
        inputProps={{ 'aria-label': 'Small' }}
      />
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Medium' }} />
      <Checkbox
        defaultChecked
        inputProps={{ 'aria-label': 'Large' }}
        sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }}
      />
      <Checkbox
        defaultChecked
        color="secondary"
        inputProps={{ 'aria-label': 'Secondary' }}
      />
      <Checkbox
        defaultChecked
        color="success"
        inputProps={{ 'aria-label': 'Success' }}
      />
      <Checkbox
        defaultChecked
        color="default"
        inputProps={{ 'aria-label': 'Default' }}
      />
    </Stack>
  );
}
