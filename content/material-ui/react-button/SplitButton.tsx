import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const ways = ['Merge', 'Squash and merge', 'Rebase and merge'];

export default function SplitButton() {
  const [way, setWay] = React.useState('Merge');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  function choose(next: string) {
    setWay(next);
    setAnchor(null);
  }

  return (
    <React.Fragment>
      <ButtonGroup variant="contained" aria-label="Merge the branch">
        <Button>{way}</Button>
        <Button
          size="small"
          aria-label="Choose how to merge"
          aria-haspopup="menu"
          aria-controls={anchor ? id : undefined}
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {ways.map((name) => (
          <MenuItem
            key={name}
            selected={name === way}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
