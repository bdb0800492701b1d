import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

export default function EditInPlace() {
  const [name, setName] = React.useState('Spring trip');
  const [draft, setDraft] = React.useState<string>();

  function save() {
    setName(draft || name);
    setDraft(undefined);
  }

  function decide(event: React.KeyboardEvent) {
    if (event.key === 'Enter') {
      save();
    }
    if (event.key === 'Escape') {
      setDraft(undefined);
    }
  }

  if (draft === undefined) {
    return (
      <Button aria-label={`Rename ${name}`} onClick={() => setDraft(name)}>
        {name}
      </Button>
    );
  }

  return (
    <ClickAwayListener onClickAway={save}>
      <TextField
        autoFocus
        size="small"
        label="Name of the album"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={decide}
      />
    </ClickAwayListener>
  );
}
