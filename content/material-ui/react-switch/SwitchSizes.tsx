import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      flexWrap="wrap"
      alignItems="center"
    >
      <Switch
        defaultChecked
        size="small"
        inputProps={{ 'aria-label': 'Small' }}
      />
      <Switch defaultChecked inputProps={{ 'aria-label': 'Medium' }} />
      <Switch
        defaultChecked
        color="secondary"
        inputProps={{ 'aria-label': 'Secondary' }}
      />
      <Switch
        defaultChecked
        color="success"
        inputProps={{ 'aria-label': 'Success' }}
      />
      <Switch
        defaultChecked
        color="default"
        inputProps={{ 'aria-label': 'Default' }}
      />
    </Stack>
  );
}
