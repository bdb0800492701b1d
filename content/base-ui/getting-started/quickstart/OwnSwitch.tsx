import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import './quickstart.css';

function OnOff({ label, ...parameters }: UseSwitchParameters & { label: string }) {
  const { getInputProps, checked, focusVisible } = useSwitch(parameters);

  return (
    <label className={focusVisible ? 'OnOff OnOff-focused' : 'OnOff'}>
      <input {...getInputProps()} className="OnOff-input" />
      {label}
      <b>{checked ? 'On' : 'Off'}</b>
    </label>
  );
}

export default function OwnSwitch() {
  return <OnOff label="Night light" defaultChecked />;
}
