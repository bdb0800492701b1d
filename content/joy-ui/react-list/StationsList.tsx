import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const lines = [
  { name: 'Coast line', stations: ['Harbor', 'Dunes', 'Lighthouse', 'Salt works'] },
  { name: 'Forest line', stations: ['Mill', 'Clearing', 'Upper lake', 'Border'] },
];

export default function StationsList() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Stations"
      sx={{ width: 240, maxHeight: 220, overflow: 'auto', borderRadius: 'sm' }}
    >
      <List>
        {lines.map(({ name, stations }) => (
          <ListItem key={name} nested>
            <ListSubheader sticky>{name}</ListSubheader>
            <List>
              {stations.map((station) => (
                <ListItem key={station}>{station}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
