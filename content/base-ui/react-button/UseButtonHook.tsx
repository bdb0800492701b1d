import * as React from 'react';
import { useButton } from '@mui/base/useButton';

export default function UseButtonHook() {
  const [loud, setLoud] = React.useState(false);
  const ref = React.useRef<HTMLSpanElement>(null);
  const { active, focusVisible, getRootProps } = useButton({ rootRef: ref });

  return (
    <span
      {...getRootProps({ onClick: () => setLoud(!loud) })}
      style={{
        display: 'inline-block',
        padding: '10px 20px',
        borderRadius: 12,
        border: '2px solid currentColor',
        cursor: 'pointer',
        outline: focusVisible ? '3px solid #5b9ee0' : 'none',
        outlineOffset: 2,
        transform: active ? 'scale(0.97)' : 'none',
      }}
    >
      {loud ? 'Ring quietly' : 'Ring loudly'}
    </span>
  );
}
