import { styled } from '@mui/system';
import { Switch, switchClasses } from '@mui/base/Switch';

export default function SwitchIntro() {
  return (
    <label>
      Email me a weekly summary{' '}
      <Switch
        defaultChecked
        slots={{ root: Root, input: Input, thumb: Thumb, track: Track }}
      />
    </label>
  );
}

const Root = styled('span')`
  position: relative;
  display: inline-block;
  inline-size: 40px;
  block-size: 24px;
  margin-inline-start: 8px;
  vertical-align: middle;

  &.${switchClasses.disabled} {
    opacity: 0.4;
  }
`;

const Track = styled('span')`
  position: absolute;
  inset: 0;
  border-radius: 12px;
  background: light-dark(#6b7687, #8a94a6);
  transition: background 120ms;

  .${switchClasses.checked} > & {
    background: light-dark(#0b6bcb, #7db8f0);
  }

  .${switchClasses.focusVisible} > & {
    outline: 3px solid light-dark(#97c3f0, #2d6aa8);
    outline-offset: 1px;
  }
`;

const Thumb = styled('span')`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-start: 4px;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  background: light-dark(#ffffff, #0f1b2b);
  transition: inset-inline-start 120ms;

  .${switchClasses.checked} > & {
    inset-inline-start: 20px;
  }
`;

const Input = styled('input')`
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;
