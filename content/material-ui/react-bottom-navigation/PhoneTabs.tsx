import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import MapIcon from '@mui/icons-material/Map';
import StarIcon from '@mui/icons-material/Star';

const places = [
  { label: 'Departures', icon: <DirectionsBusIcon /> },
  { label: 'Map', icon: <MapIcon /> },
  { label: 'Saved', icon: <StarIcon /> },
];

export default function PhoneTabs() {
  const [current, setCurrent] = React.useState(0);

  return (
    <Paper variant="outlined" sx={{ width: 360, maxWidth: '100%' }}>
      <BottomNavigation
        component="nav"
        aria-label="Main"
        showLabels
        value={current}
        onChange={(_event, next: number) => setCurrent(next)}
      >
        {places.map(({ label, icon }, index) => (
          <BottomNavigationAction
            key={label}
            label={label}
            icon={icon}
            aria-current={index === current ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
