import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';

export default function HorizontalList() {
  return (
    <List
      orientation="horizontal"
      variant="outlined"
      aria-label="The house"
      sx={{ flexGrow: 0, width: 'fit-content', borderRadius: 'sm' }}
    >
      <ListItem>12 beds</ListItem>
      <ListDivider aria-hidden />
      <ListItem>3 baths</ListItem>
      <ListDivider aria-hidden />
      <ListItem>1 sauna</ListItem>
    </List>
  );
}
