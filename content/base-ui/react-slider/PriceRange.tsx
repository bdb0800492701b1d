import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './slider.css';

const names = ['Lowest price', 'Highest price'];

export default function PriceRange() {
  const [range, setRange] = React.useState([40, 120]);

  return (
    <div className="SliderField">
      <span>
        From ${range[0]} to ${range[1]}
      </span>
      <Slider
        className="DemoSlider"
        value={range}
        max={200}
        step={10}
        disableSwap
        getAriaLabel={(index) => names[index]!}
        getAriaValueText={(value) => `$${value}`}
        onChange={(_event, value) => setRange(value as number[])}
      />
    </div>
  );
}
