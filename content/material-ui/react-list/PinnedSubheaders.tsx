import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const days = [
  { day: 'Friday', films: ['Salt and Rope', 'Low Water', 'Night Ferry'] },
  { day: 'Saturday', films: ['The Long Jetty', 'Gannets', 'Drift Ice'] },
  { day: 'Sunday', films: ['Harbor Light', 'The Pilot', 'Slack Tide'] },
];

export default function PinnedSubheaders() {
  return (
    <List
      dense
      aria-label="Program"
      tabIndex={0}
      sx={{
        width: 280,
        maxHeight: 240,
        overflow: 'auto',
        bgcolor: 'background.paper',
      }}
      disablePadding
    >
      {days.map(({ day, films }) => (
        <li key={day}>
          <List
            dense
            disablePadding
            aria-labelledby={`films-${day}`}
            subheader={
              <ListSubheader component="div" id={`films-${day}`}>
                {day}
              </ListSubheader>
            }
            component="div"
            role="group"
          >
            {films.map((film) => (
              <ListItem key={film} component="div">
                <ListItemText primary={film} />
              </ListItem>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}
