import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

const settings = [
  { id: 'storm', name: 'Storm warnings', help: 'From wind force 7', on: true },
  { id: 'tides', name: 'Tides', help: 'An hour before low water', on: false },
];

export default function SettingRows() {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, width: 320, maxWidth: '100%' }}>
      {settings.map(({ id, name, help, on }) => (
        <FormControl
          key={id}
          orientation="horizontal"
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          <div>
            <FormLabel>{name}</FormLabel>
            <FormHelperText>{help}</FormHelperText>
          </div>
          <Switch defaultChecked={on} slotProps={{ input: { role: 'switch' } }} />
        </FormControl>
      ))}
    </Box>
  );
}
