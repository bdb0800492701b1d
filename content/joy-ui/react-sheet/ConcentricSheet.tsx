import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

const places = ['Harbor', 'Dunes', 'Lighthouse'];

export default function ConcentricSheet() {
  return (
    <Sheet variant="outlined" sx={{ width: 220, borderRadius: 'lg' }}>
      <List sx={{ '--List-padding': '6px', '--List-gap': '4px' }}>
        {places.map((place, index) => (
          <ListItem key={place}>
            <ListItemButton selected={index === 0}>{place}</ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
