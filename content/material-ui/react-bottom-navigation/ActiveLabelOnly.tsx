import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import ArticleIcon from '@mui/icons-material/Article';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import PersonIcon from '@mui/icons-material/Person';
import SearchIcon from '@mui/icons-material/Search';

const places = [
  { value: 'news', label: 'News', icon: <ArticleIcon /> },
  { value: 'listen', label: 'Listen', icon: <HeadphonesIcon /> },
  { value: 'search', label: 'Search', icon: <SearchIcon /> },
  { value: 'account', label: 'Account', icon: <PersonIcon /> },
];

export default function ActiveLabelOnly() {
  const [current, setCurrent] = React.useState('listen');

  return (
    <Paper variant="outlined" sx={{ width: 360, maxWidth: '100%' }}>
      <BottomNavigation
        component="nav"
        aria-label="Magazine"
        value={current}
        onChange={(_event, next: string) => setCurrent(next)}
      >
        {places.map((place) => (
          <BottomNavigationAction
            key={place.value}
            {...place}
            aria-current={place.value === current ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
