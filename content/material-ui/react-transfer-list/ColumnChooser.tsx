import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';

const columns = ['Order', 'Customer', 'Date', 'Total', 'Paid', 'Carrier'];

export default function ColumnChooser() {
  const [shown, setShown] = React.useState(['Order', 'Date', 'Total']);
  const [message, setMessage] = React.useState('');
  const hidden = columns.filter((name) => !shown.includes(name));

  function show(name: string) {
    setShown([...shown, name]);
    setMessage(`${name} is column ${shown.length + 1}`);
  }

  function hide(name: string) {
    setShown(shown.filter((other) => other !== name));
    setMessage(`${name} is hidden`);
  }

  function raise(name: string) {
    const index = shown.indexOf(name);
    const next = shown.filter((other) => other !== name);
    next.splice(index - 1, 0, name);
    setShown(next);
    setMessage(`${name} is column ${index}`);
  }

  return (
    <Stack sx={{ width: 460, maxWidth: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <List
          dense
          subheader={
            <ListSubheader disableSticky>Shown, in this order</ListSubheader>
          }
          sx={{ flex: 1 }}
        >
          {shown.map((name, index) => (
            <ListItem
              key={name}
              sx={{ '& .MuiListItemText-root': { paddingInlineEnd: 6 } }}
              secondaryAction={
                <>
                  {index > 0 && (
                    <IconButton
                      size="small"
                      aria-label={`Move ${name} up`}
                      onClick={() => raise(name)}
                    >
                      <ArrowUpwardIcon fontSize="small" />
                    </IconButton>
                  )}
                  <IconButton
                    size="small"
                    aria-label={`Hide ${name}`}
                    onClick={() => hide(name)}
                  >
                    <CloseIcon fontSize="small" />
                  </IconButton>
                </>
              }
            >
              <ListItemText primary={name} />
            </ListItem>
          ))}
        </List>
        <List
          dense
          subheader={<ListSubheader disableSticky>Hidden</ListSubheader>}
          sx={{ flex: 1 }}
        >
          {hidden.map((name) => (
            <ListItem
              key={name}
              secondaryAction={
                <IconButton
                  size="small"
                  aria-label={`Show ${name}`}
                  onClick={() => show(name)}
                >
                  <AddIcon fontSize="small" />
                </IconButton>
              }
            >
              <ListItemText primary={name} />
            </ListItem>
          ))}
        </List>
      </Stack>
      <div role="status" style={{ minHeight: '1.5em' }}>
        {message}
      </div>
    </Stack>
  );
}
