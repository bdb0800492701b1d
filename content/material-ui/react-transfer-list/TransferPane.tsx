import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface TransferPaneProps {
  title: string;
  items: readonly string[];
  checked: readonly string[];
  onToggle: (item: string) => void;
  /** What stands above the list: a field, a checkbox for all. */
  header?: React.ReactNode;
}

/** One side of a transfer list: a named list of checkboxes. */
export default function TransferPane({
  title,
  items,
  checked,
  onToggle,
  header,
}: TransferPaneProps) {
  const id = React.useId();

  return (
    <Paper
      variant="outlined"
      sx={{ flex: '1 1 0', minWidth: 0, width: '100%' }}
    >
      <Typography id={id} variant="subtitle2" sx={{ px: 2, pt: 1.5 }}>
        {title}
      </Typography>
      {header}
      <List dense aria-labelledby={id} sx={{ height: 190, overflow: 'auto' }}>
        {items.map((item) => (
          <ListItem key={item} disablePadding>
            <ListItemButton
              component="label"
              role={undefined}
              tabIndex={-1}
              sx={{ py: 0 }}
            >
              <ListItemIcon sx={{ minWidth: 36 }}>
                <Checkbox
                  edge="start"
                  size="small"
                  checked={checked.includes(item)}
                  onChange={() => onToggle(item)}
                />
              </ListItemIcon>
              <ListItemText primary={item} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
