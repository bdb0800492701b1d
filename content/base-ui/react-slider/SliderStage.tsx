import { Slider, type SliderProps } from '@mui/base/Slider';
import './slider.css';

export default function SliderStage(props: SliderProps) {
  return (
    <div className="SliderField">
      <Slider
        aria-label="Volume"
        defaultValue={40}
        {...props}
        className="DemoSlider"
      />
    </div>
  );
}
