import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const messages = [
  {
    from: 'Esi',
    subject: 'Spare halyard',
    text: 'The chandler has it until Friday. Shall I put one aside for us, or do we mend the old one?',
  },
  {
    from: 'Finn',
    subject: 'Berth 14',
    text: 'The neighbor leaves at five, so we can move over and have the longer finger.',
  },
];

export default function MessageList() {
  return (
    <List aria-label="Messages" sx={{ width: 360, maxWidth: '100%' }}>
      {messages.map(({ from, subject, text }) => (
        <ListItem key={subject} alignItems="flex-start" divider>
          <ListItemAvatar>
            <Avatar aria-hidden>{from.charAt(0)}</Avatar>
          </ListItemAvatar>
          <ListItemText
            primary={subject}
            primaryTypographyProps={{ noWrap: true }}
            secondary={
              <>
                <Typography
                  component="span"
                  variant="body2"
                  color="text.primary"
                >
                  {from}
                </Typography>
                {`: ${text}`}
              </>
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
