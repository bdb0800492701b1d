import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import LinearProgress from '@mui/joy/LinearProgress';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';
import SideMenu from './SideMenu';
import TaskTable from './TaskTable';

const figures = [
  { label: 'Open tasks', value: '18', note: '4 fewer than last week' },
  { label: 'Done this week', value: '31', note: 'The best week since May' },
  { label: 'Waiting for others', value: '5', note: 'Two for more than a week' },
];

const goals = [
  { name: 'New booking form', done: 70 },
  { name: 'Boat inventory', done: 35 },
];

export default function TeamDashboard() {
  const [section, setSection] = React.useState('Tasks');
  const [open, setOpen] = React.useState(false);

  function choose(next: string) {
    setSection(next);
    setOpen(false);
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' }, minHeight: '100vh' }}>
      <Box
        component="nav"
        aria-label="Sections"
        sx={{ display: { xs: 'none', md: 'block' }, borderInlineEnd: '1px solid', borderColor: 'divider', p: 2 }}
      >
        <SideMenu section={section} onChoose={choose} />
      </Box>
      <Drawer open={open} onClose={() => setOpen(false)} size="sm">
        <ModalClose aria-label="Close the menu" />
        <Box component="nav" aria-label="Sections" sx={{ p: 2, pt: 6 }}>
          <SideMenu section={section} onChoose={choose} />
        </Box>
      </Drawer>

      <Box component="section" aria-labelledby="team-title" sx={{ minWidth: 0, p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 3 }}>
          <IconButton
            variant="outlined"
            aria-label="Open the menu"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography id="team-title" level="h3" component="h2" sx={{ flexGrow: 1 }}>
            {section}
          </Typography>
          <Button>New task</Button>
        </Box>

        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
          {figures.map(({ label, value, note }) => (
            <Card key={label} variant="outlined" sx={{ gap: 0.5 }}>
              <Typography level="body-sm" component="h3" sx={{ fontWeight: 400 }}>
                {label}
              </Typography>
              <Typography level="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Typography>
              <Typography level="body-sm">{note}</Typography>
            </Card>
          ))}
        </Box>

        <Card variant="soft" sx={{ my: 2, gap: 2 }}>
          <Typography level="title-md" component="h3">
            Goals of this month
          </Typography>
          {goals.map(({ name, done }) => (
            <div key={name}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
                <Typography level="body-sm" textColor="text.primary">
                  {name}
                </Typography>
                <Typography level="body-sm" textColor="text.primary">
                  {done}%
                </Typography>
              </Box>
              <LinearProgress determinate value={done} variant="outlined" aria-label={name} />
            </div>
          ))}
        </Card>

        <TaskTable />
      </Box>
    </Box>
  );
}
