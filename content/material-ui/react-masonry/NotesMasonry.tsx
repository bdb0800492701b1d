import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const notes = [
  'Buy stamps.',
  'The plumber comes on Thursday between nine and eleven. Clear the sink before.',
  'Call Ada.',
  'Ideas for the garden: a bench under the pear tree, fewer pots, more thyme.',
  'Return the ladder to number 12.',
  'Passport: the photo must be less than six months old.',
  'Milk.',
];

export default function NotesMasonry() {
  return (
    <Masonry
      columns={{ xs: 2, sm: 3 }}
      spacing={1.5}
      defaultColumns={3}
      defaultHeight={230}
      defaultSpacing={1.5}
      sx={{ width: 'auto' }}
    >
      {notes.map((note) => (
        <Paper key={note} variant="outlined" sx={{ p: 1.5 }}>
          {note}
        </Paper>
      ))}
    </Masonry>
  );
}
