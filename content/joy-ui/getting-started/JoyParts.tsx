import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import CircularProgress from '@mui/joy/CircularProgress';
import Input from '@mui/joy/Input';
import Switch from '@mui/joy/Switch';
import { Exhibited, ShowCase } from '../../Exhibited';

const variants = ['soft', 'outlined', 'plain', 'solid'] as const;

/** One variant and one color for parts of different kinds. */
export default function JoyParts() {
  const [turn, setTurn] = React.useState(0);
  const [isGreen, setGreen] = React.useState(false);
  const variant = variants[turn];
  const color = isGreen ? 'success' : 'primary';

  return (
    <ShowCase>
      <Exhibited name="Button">
        <Button variant={variant} color={color} sx={{ width: 112 }} onClick={() => setTurn((turn + 1) % variants.length)}>
          {variant}
        </Button>
      </Exhibited>
      <Exhibited name="Chip">
        <Chip variant={variant} color={color} size="lg">
          Studio
        </Chip>
      </Exhibited>
      <Exhibited name="Avatar">
        <Avatar variant={variant} color={color} size="lg">
          IA
        </Avatar>
      </Exhibited>
      <Exhibited name="Switch">
        <Switch color={color} checked={isGreen} onChange={(event) => setGreen(event.target.checked)} slotProps={{ input: { 'aria-label': 'Green' } }} />
      </Exhibited>
      <Exhibited name="Input">
        <Input variant={variant} color={color} defaultValue="Ada" sx={{ width: 1, maxWidth: 140 }} slotProps={{ input: { 'aria-label': 'Name' } }} />
      </Exhibited>
      <Exhibited name="CircularProgress">
        <CircularProgress determinate color={color} value={(turn + 1) * 25} aria-label="Variants seen" />
      </Exhibited>
    </ShowCase>
  );
}
