import { Switch, type SwitchProps } from '@mui/base/Switch';

export default function SwitchStage(props: SwitchProps) {
  return (
    <Switch
      {...props}
      slotProps={{ input: { 'aria-label': 'Night mode', style: { all: 'revert' } } }}
    />
  );
}
