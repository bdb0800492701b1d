import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';
import './customization.css';

export default function TwoThemes() {
  return (
    <div className="Themes">
      {['Themes-calm', 'Themes-loud'].map((theme) => (
        <div key={theme} className={theme}>
          <Slider aria-label="Brightness" defaultValue={60} className="TokenSlider" />
          <label>
            Automatic <Switch defaultChecked className="TokenSwitch" />
          </label>
        </div>
      ))}
    </div>
  );
}
