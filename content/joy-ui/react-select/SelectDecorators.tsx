import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Palette from '@mui/icons-material/Palette';

const moods = ['calm', 'bright', 'warm'];

export default function SelectDecorators() {
  const [mood, setMood] = React.useState<string | null>('calm');

  return (
    <Select
      variant="soft"
      value={mood}
      onChange={(_event, next) => setMood(next)}
      startDecorator={<Palette />}
      endDecorator={<Chip size="sm">{moods.length}</Chip>}
      slotProps={{ button: { 'aria-label': `Mood of the palette: ${mood}` } }}
      sx={{ width: 240 }}
    >
      {moods.map((name) => (
        <Option key={name} value={name}>
          {name}
        </Option>
      ))}
    </Select>
  );
}
