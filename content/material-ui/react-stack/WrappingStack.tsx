import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const tags = [
  'Harbor',
  'Lighthouse',
  'Night train',
  'Ferry',
  'Old maps',
  'Tide tables',
  'Shipwrecks',
  'Bridges',
];

export default function WrappingStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      flexWrap="wrap"
      sx={{ maxWidth: 360 }}
    >
      {tags.map((tag) => (
        <Chip key={tag} label={tag} />
      ))}
    </Stack>
  );
}
