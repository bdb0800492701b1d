import * as React from 'react';
import { styled } from '@mui/system';
import { Switch, switchClasses } from '@mui/base/Switch';

export default function SwitchIntro() {
  return (
    <label>
      Email me a weekly summary{' '}
      <Switch defaultChecked slots={{ root: Root, input: Input, thumb: Thumb, track: Track }} />
    </label>
  );
}

const Root = styled('span')`
  position: relative;
  display: inline-block;
  width: 40px;
  height: 24px;
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
  background: #8a94a6;
  transition: background 120ms;

  .${switchClasses.checked} & {
    background: #0b6bcb;
  }

  .${switchClasses.focusVisible} & {
    outline: 3px solid #97c3f0;
    outline-offset: 1px;
  }
`;

const Thumb = styled('span')`
  position: absolute;
  top: 4px;
  left: 4px;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: #fff;
  transition: transform 120ms;

  &.${switchClasses.checked},
  .${switchClasses.checked} > & {
    transform: translateX(16px);
  }
`;

const Input = styled('input')`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
