import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import BrushIcon from '@mui/icons-material/Brush';
import CropIcon from '@mui/icons-material/Crop';
import TextFieldsIcon from '@mui/icons-material/TextFields';

const tools = [
  { value: 'crop', name: 'Crop', icon: <CropIcon /> },
  { value: 'brush', name: 'Brush', icon: <BrushIcon /> },
  { value: 'text', name: 'Text', icon: <TextFieldsIcon /> },
];

export default function VerticalToggle() {
  const [tool, setTool] = React.useState<string | null>('brush');

  return (
    <ToggleButtonGroup
      orientation="vertical"
      exclusive
      value={tool}
      onChange={(_event, next: string | null) => setTool(next)}
      aria-label="Tool"
    >
      {tools.map(({ value, name, icon }) => (
        <Tooltip key={value} title={name} placement="right">
          <ToggleButton value={value}>{icon}</ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
