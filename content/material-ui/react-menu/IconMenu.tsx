import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import ContentPaste from '@mui/icons-material/ContentPaste';

const commands = [
  { label: 'Cut', keys: 'Ctrl+X', Icon: ContentCut },
  { label: 'Copy', keys: 'Ctrl+C', Icon: ContentCopy },
  { label: 'Paste', keys: 'Ctrl+V', Icon: ContentPaste },
];

export default function IconMenu() {
  return (
    <Paper sx={{ width: 260, maxWidth: '100%' }}>
      <MenuList aria-label="Edit">
        {commands.map(({ label, keys, Icon }) => (
          <MenuItem key={label}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
            <Typography variant="body2" color="text.secondary">
              {keys}
            </Typography>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem disabled>
          <ListItemText inset>Paste without style</ListItemText>
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
