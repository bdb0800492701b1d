import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import OrderTable from './OrderTable';
import WeekChart from './WeekChart';

const width = 220;
const sections = ['Overview', 'Orders', 'Customers', 'Settings'];

const figures = [
  { label: 'Orders today', value: '128', change: '12 more than last Monday' },
  { label: 'Revenue', value: '$9,310', change: '4% more than last Monday' },
  { label: 'Returns', value: '3', change: 'As many as last Monday' },
];

export default function Dashboard() {
  const [section, setSection] = React.useState('Overview');
  const [open, setOpen] = React.useState(false);

  const menu = (
    <List>
      {sections.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === section}
            aria-current={name === section ? 'page' : undefined}
            onClick={() => {
              setSection(name);
              setOpen(false);
            }}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex', color: 'text.primary' }}>
      <AppBar position="fixed" color="default" elevation={0} sx={{ zIndex: (theme) => theme.zIndex.drawer + 1, borderBottom: 1, borderColor: 'divider' }}>
        <Toolbar>
          <IconButton
            edge="start"
            aria-label="Open the menu"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{ display: { md: 'none' }, marginInlineEnd: 1 }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Roastery
          </Typography>
          <Button variant="contained" startIcon={<AddIcon />}>
            New order
          </Button>
        </Toolbar>
      </AppBar>

      <Box component="nav" aria-label="Sections" sx={{ width: { md: width }, flexShrink: 0 }}>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          sx={{ display: { xs: 'block', md: 'none' } }}
          PaperProps={{ sx: { width } }}
        >
          <Toolbar />
          {menu}
        </Drawer>
        <Drawer variant="permanent" sx={{ display: { xs: 'none', md: 'block' } }} PaperProps={{ sx: { width } }}>
          <Toolbar />
          {menu}
        </Drawer>
      </Box>

      <Box component="section" aria-labelledby="dashboard-title" sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, sm: 3 } }}>
        <Toolbar />
        <Typography id="dashboard-title" variant="h4" component="h2" sx={{ mb: 3 }}>
          {section}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
          {figures.map(({ label, value, change }) => (
            <Paper key={label} variant="outlined" sx={{ p: 2 }}>
              <Typography variant="body2" component="h3" color="text.secondary">
                {label}
              </Typography>
              <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {change}
              </Typography>
            </Paper>
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '2fr 3fr' } }}>
          <WeekChart />
          <OrderTable />
        </Box>
      </Box>
    </Box>
  );
}
