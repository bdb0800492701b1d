import { Slider } from '@mui/base/Slider';
import './slider.css';

const marks = [
  { value: 1, label: 'Rare' },
  { value: 2, label: 'Medium' },
  { value: 3, label: 'Well done' },
];

function toWords(value: number) {
  return marks.find((mark) => mark.value === value)?.label ?? '';
}

export default function MarkedSlider() {
  return (
    <div className="SliderField">
      <Slider
        aria-label="Steak"
        className="DemoSlider"
        defaultValue={2}
        min={1}
        max={3}
        marks={marks}
        getAriaValueText={toWords}
      />
    </div>
  );
}
