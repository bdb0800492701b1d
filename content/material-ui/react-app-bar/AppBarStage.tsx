import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarStage(props: Partial<AppBarProps>) {
  return (
    <AppBar {...props}>
      <Toolbar>
        <Typography component="div" variant="h6" sx={{ flexGrow: 1 }}>
          Tide tables
        </Typography>
        <Button color="inherit">Harbours</Button>
      </Toolbar>
    </AppBar>
  );
}
