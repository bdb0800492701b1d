import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TransferPane from './TransferPane';

const rights = ['Read', 'Comment', 'Edit', 'Share', 'Export', 'Delete'];

export default function SelectAllTransfer() {
  const [given, setGiven] = React.useState(['Read', 'Comment']);
  const [checked, setChecked] = React.useState<string[]>(['Edit']);
  const held = rights.filter((right) => !given.includes(right));

  function toggle(items: string[], on: boolean) {
    const rest = checked.filter((item) => !items.includes(item));
    setChecked(on ? [...rest, ...items] : rest);
  }

  function renderSide(title: string, items: string[]) {
    const count = items.filter((item) => checked.includes(item)).length;

    return (
      <TransferPane
        title={title}
        items={items}
        checked={checked}
        onToggle={(item) => toggle([item], !checked.includes(item))}
        header={
          <>
            <FormControlLabel
              sx={{ mx: 2 }}
              label={`${count} of ${items.length} checked`}
              slotProps={{ typography: { variant: 'body2' } }}
              control={
                <Checkbox
                  edge="start"
                  size="small"
                  sx={{ marginInlineEnd: 0.5 }}
                  disabled={items.length === 0}
                  checked={count > 0 && count === items.length}
                  indeterminate={count > 0 && count < items.length}
                  onChange={(_event, on) => toggle(items, on)}
                  inputProps={{ 'aria-label': `All of ${title}` }}
                />
              }
            />
            <Divider />
          </>
        }
      />
    );
  }

  function swap() {
    setGiven(
      rights.filter(
        (right) => checked.includes(right) !== given.includes(right),
      ),
    );
    setChecked([]);
  }

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      alignItems="center"
      sx={{ width: 500, maxWidth: '100%' }}
    >
      {renderSide('Not allowed', held)}
      <Button
        variant="contained"
        size="small"
        aria-disabled={checked.length === 0}
        onClick={swap}
      >
        Move
      </Button>
      {renderSide('Allowed', given)}
    </Stack>
  );
}
