import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import CloseIcon from '@mui/icons-material/Close';
import { TransitionGroup } from 'react-transition-group';

const all = ['Flour', 'Yeast', 'Salt', 'Olive oil'];

export default function ChangingList() {
  const [items, setItems] = React.useState(all.slice(0, 2));
  const next = all.find((name) => !items.includes(name));

  return (
    <div>
      <Button
        variant="outlined"
        disabled={!next}
        onClick={() => next && setItems([next, ...items])}
      >
        Add an ingredient
      </Button>
      <List sx={{ width: 260 }}>
        <TransitionGroup component={null}>
          {items.map((name) => (
            <Collapse key={name} component="li">
              <ListItem
                component="div"
                secondaryAction={
                  <IconButton
                    edge="end"
                    aria-label={`Remove ${name}`}
                    onClick={() =>
                      setItems(items.filter((other) => other !== name))
                    }
                  >
                    <CloseIcon />
                  </IconButton>
                }
              >
                <ListItemText primary={name} />
              </ListItem>
            </Collapse>
          ))}
        </TransitionGroup>
      </List>
    </div>
  );
}
