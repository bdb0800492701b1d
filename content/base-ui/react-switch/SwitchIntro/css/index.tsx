import * as React from 'react';
import { Switch } from '@mui/base/Switch';

export default function SwitchIntro() {
  return (
    <label>
      <style>{css}</style>
      Email me a weekly summary <Switch defaultChecked className="IntroSwitch" />
    </label>
  );
}

const css = `
.IntroSwitch {
  position: relative;
  display: inline-block;
  width: 40px;
  height: 24px;
  margin-inline-start: 8px;
  vertical-align: middle;
}

.IntroSwitch .base-Switch-track {
  position: absolute;
  inset: 0;
  border-radius: 12px;
  background: #8a94a6;
  transition: background 120ms;
}

.IntroSwitch .base-Switch-thumb {
  position: absolute;
  top: 4px;
  left: 4px;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: #fff;
  transition: transform 120ms;
}

.IntroSwitch .base-Switch-input {
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
}

.IntroSwitch.base--checked .base-Switch-track {
  background: #0b6bcb;
}

.IntroSwitch.base--checked .base-Switch-thumb {
  transform: translateX(16px);
}

.IntroSwitch.base--focusVisible .base-Switch-track {
  outline: 3px solid #97c3f0;
  outline-offset: 1px;
}
`;
