import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const tags = ['Oak', 'Beech', 'Ash', 'Linden', 'Maple', 'Birch', 'Alder', 'Willow', 'Elm'];

export default function TagStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: 280, maxWidth: '100%' }}
    >
      {tags.map((tag) => (
        <Chip key={tag} size="lg" variant="outlined">
          {tag}
        </Chip>
      ))}
    </Stack>
  );
}
