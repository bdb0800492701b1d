import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchIntro() {
  return (
    <label>
      Email me a weekly summary{' '}
      <Switch defaultChecked className="IntroSwitch" />
    </label>
  );
}
