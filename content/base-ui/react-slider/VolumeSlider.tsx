import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './slider.css';

export default function VolumeSlider() {
  const id = React.useId();
  const [volume, setVolume] = React.useState(30);

  return (
    <div className="SliderField">
      <span id={id}>Volume</span>
      <Slider
        aria-labelledby={id}
        className="DemoSlider"
        value={volume}
        onChange={(_event, value) => setVolume(value as number)}
      />
      <output>{volume === 0 ? 'Muted' : `${volume} of 100`}</output>
    </div>
  );
}
