import * as React from 'react';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

/** Eight components that share one small room, each with its name on a plate. */
export default function Exhibit() {
  const [light, setLight] = React.useState(60);
  const [isOn, setOn] = React.useState(true);
  const [place, setPlace] = React.useState('desk');
  const [stars, setStars] = React.useState<number | null>(4);
  const [isSaved, setSaved] = React.useState(false);
  const [hasPlants, setPlants] = React.useState(true);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <Exhibited name="Tabs">
        <Tabs value={place} onChange={(_, next: string) => setPlace(next)} aria-label="Place of the lamp" variant="fullWidth" sx={{ width: 160, maxWidth: '100%', '& .MuiTab-root': { minWidth: 0, px: 0 } }}>
          <Tab value="desk" label="Desk" />
          <Tab value="shelf" label="Shelf" />
        </Tabs>
      </Exhibited>
      <Exhibited name="Switch">
        <Switch checked={isOn} onChange={(_, next) => setOn(next)} inputProps={{ 'aria-label': 'Lamp' }} />
      </Exhibited>
      <Exhibited name="Slider">
        <Slider aria-label="Brightness" value={light} disabled={!isOn} onChange={(_, next) => setLight(Number(next))} valueLabelDisplay="auto" sx={{ maxWidth: 160 }} />
      </Exhibited>
      <Exhibited name="Rating">
        <Rating value={stars} onChange={(_, next) => setStars(next)} />
      </Exhibited>
      <Exhibited name="Chip">
        <Stack direction="row" gap="8px" sx={{ width: '100%', justifyContent: 'center' }}>
          <Chip label="Plants" sx={{ flex: '0 1 76px' }} color={hasPlants ? 'primary' : 'default'} aria-pressed={hasPlants} onClick={() => setPlants(!hasPlants)} />
          <Chip label="Books" variant="outlined" sx={{ flex: '0 1 76px' }} />
        </Stack>
      </Exhibited>
      <Exhibited name="AvatarGroup">
        <AvatarGroup max={4}>
          {['Ada', 'Grace', 'Lin'].map((name) => (
            <Avatar key={name} sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', width: 36, height: 36, fontSize: '0.875rem' }}>
              {name.charAt(0)}
            </Avatar>
          ))}
        </AvatarGroup>
      </Exhibited>
      <Exhibited name="Alert">
        <Alert severity={isSaved ? 'success' : 'info'} sx={{ width: 160, maxWidth: '100%', boxSizing: 'border-box', px: '12px', py: 0 }}>
          {isSaved ? 'Saved' : 'Not saved'}
        </Alert>
      </Exhibited>
      <Exhibited name="Button">
        <Button variant="contained" sx={{ width: 112 }} onClick={() => setSaved(!isSaved)}>
          {isSaved ? 'Change' : 'Save'}
        </Button>
      </Exhibited>
    </Box>
  );
}

function Exhibited({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: '64px 20px', gap: '8px', p: '12px', border: '0 solid', borderColor: 'divider', borderBlockEndWidth: 1, '&:nth-of-type(odd)': { borderInlineEndWidth: 1 }, '&:nth-last-of-type(-n+2)': { borderBlockEndWidth: 0 } }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', placeItems: 'center' }}>{children}</Box>
      <Box component="code" dir="ltr" sx={{ justifySelf: 'start', color: 'text.secondary', fontSize: '0.75rem' }}>
        {`<${name}>`}
      </Box>
    </Box>
  );
}
