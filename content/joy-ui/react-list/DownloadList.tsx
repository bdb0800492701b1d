import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import DownloadIcon from '@mui/icons-material/Download';

const charts = ['North coast', 'Sound', 'Outer islands'];

export default function DownloadList() {
  return (
    <List aria-label="Charts" sx={{ width: 280 }}>
      {charts.map((chart) => (
        <ListItem
          key={chart}
          endAction={
            <IconButton size="sm" aria-label={`Download ${chart}`}>
              <DownloadIcon />
            </IconButton>
          }
        >
          <ListItemButton component="button">{chart}</ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
