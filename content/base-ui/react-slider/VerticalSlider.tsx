import { Slider } from '@mui/base/Slider';
import './slider.css';

const bands = [
  { name: 'Bass', value: 40 },
  { name: 'Middle', value: 65 },
  { name: 'Treble', value: 50 },
];

export default function VerticalSlider() {
  return (
    <div style={{ display: 'flex', gap: 24, padding: 12 }}>
      {bands.map(({ name, value }) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 16 }}>
          <Slider
            orientation="vertical"
            aria-label={name}
            className="DemoSlider"
            defaultValue={value}
          />
          <span aria-hidden="true">{name}</span>
        </div>
      ))}
    </div>
  );
}
