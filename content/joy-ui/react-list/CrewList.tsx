import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const crew = [
  { name: 'Astrid Holm', initials: 'AH', task: 'Captain, on the bridge since 6 a.m.' },
  { name: 'Nils Dahl', initials: 'ND', task: 'Engineer, below deck' },
  { name: 'Maja Lind', initials: 'ML', task: 'Cook, resting until noon' },
];

export default function CrewList() {
  return (
    <List aria-label="Crew" sx={{ width: 280, maxWidth: '100%', '--ListItemDecorator-size': '56px' }}>
      {crew.map(({ name, initials, task }) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Avatar aria-hidden>{initials}</Avatar>
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm" noWrap>
              {task}
            </Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
