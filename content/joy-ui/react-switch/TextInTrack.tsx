import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function TextInTrack() {
  return (
    <Typography
      component="label"
      endDecorator={
        <Switch
          defaultChecked
          sx={{
            ml: 1,
            '--Switch-thumbSize': '24px',
            '--Switch-trackWidth': '68px',
            '--Switch-trackHeight': '32px',
          }}
          slotProps={{
            track: {
              children: (
                <>
                  <Typography aria-hidden component="span" level="title-sm" textColor="inherit" sx={{ ml: '10px' }}>
                    On
                  </Typography>
                  <Typography aria-hidden component="span" level="title-sm" textColor="inherit" sx={{ mr: '8px' }}>
                    Off
                  </Typography>
                </>
              ),
            },
          }}
        />
      }
    >
      Deck lights
    </Typography>
  );
}
