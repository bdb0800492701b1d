import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Bookmark from '@mui/icons-material/Bookmark';
import Share from '@mui/icons-material/Share';
import ThumbUp from '@mui/icons-material/ThumbUp';

export default function ButtonIcons() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <IconButton variant="solid" color="primary" aria-label="Like">
        <ThumbUp />
      </IconButton>
      <IconButton variant="soft" aria-label="Bookmark">
        <Bookmark />
      </IconButton>
      <IconButton variant="outlined" aria-label="Share">
        <Share />
      </IconButton>
    </Box>
  );
}
