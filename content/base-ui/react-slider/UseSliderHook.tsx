import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';
import './slider.css';

export default function UseSliderHook() {
  const rootRef = React.useRef<HTMLSpanElement>(null);
  const { getRootProps, getHiddenInputProps, values } = useSlider({
    rootRef,
    defaultValue: 60,
  });

  return (
    <span {...getRootProps()} className="DialSlider">
      <span className="DialSlider-fill" style={{ width: `${values[0]}%` }} />
      <input
        {...getHiddenInputProps()}
        data-index={0}
        aria-label="Lamp"
        aria-valuetext={`${values[0]} percent`}
        value={values[0]}
      />
    </span>
  );
}
