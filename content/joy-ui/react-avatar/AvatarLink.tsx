import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import tove from './tove.svg';

export default function AvatarLink() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Avatar
        component="a"
        href="https://example.com/people/tove-berg"
        src={tove}
        alt="Profile of Tove Berg"
        sx={{
          '&:hover': { opacity: 0.85 },
          '&:focus-visible': {
            outline: '2px solid',
            outlineColor: 'focusVisible',
            outlineOffset: '2px',
          },
        }}
      />
      <div>
        <Typography level="title-md">Tove Berg</Typography>
        <Typography level="body-sm">Pilot, on board since 2019</Typography>
      </div>
    </Box>
  );
}
