import { Slider } from '@mui/base/Slider';
import './slider.css';

function ValueLabel({ children }: { children: React.ReactElement }) {
  return (
    <span className="SliderValue" aria-hidden="true">
      {children}
    </span>
  );
}

export default function SliderLabel() {
  return (
    <div className="SliderField" style={{ paddingBlockStart: 20 }}>
      <Slider
        aria-label="Brightness"
        className="DemoSlider"
        defaultValue={60}
        valueLabelFormat={(value) => `${value} %`}
        slots={{ valueLabel: ValueLabel }}
      />
    </div>
  );
}
