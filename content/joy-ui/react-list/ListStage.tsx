import List, { type ListProps } from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListStage(props: Partial<ListProps>) {
  return (
    <List {...props} sx={{ maxWidth: 320 }}>
      <ListItem>Bread</ListItem>
      <ListItem>
        <ListItemButton selected>Butter</ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>Plums</ListItemButton>
      </ListItem>
    </List>
  );
}
