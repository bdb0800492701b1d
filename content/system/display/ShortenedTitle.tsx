import Box from '@mui/system/Box';

export default function ShortenedTitle() {
  return (
    <Box sx={{ width: 260, maxWidth: 1, display: 'grid', gap: 1.5 }}>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        A title of one line that is longer than its place
      </Box>
      <Box
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        A text of two lines that is cut off after the second one, wherever that
        happens to be in the sentence
      </Box>
    </Box>
  );
}
