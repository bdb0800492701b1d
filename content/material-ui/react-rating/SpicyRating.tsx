import Rating from '@mui/material/Rating';
import WhatshotIcon from '@mui/icons-material/Whatshot';
import WhatshotOutlinedIcon from '@mui/icons-material/WhatshotOutlined';

const heat = ['No chili', 'Mild', 'Hot', 'Very hot'];

export default function SpicyRating() {
  return (
    <Rating
      name="heat"
      role="radiogroup"
      aria-label="How hot?"
      max={3}
      defaultValue={2}
      size="large"
      icon={<WhatshotIcon fontSize="inherit" />}
      emptyIcon={<WhatshotOutlinedIcon fontSize="inherit" />}
      getLabelText={(value) => heat[value] ?? ''}
      emptyLabelText={heat[0]}
      sx={{
        '& .MuiRating-iconFilled': { color: 'error.main' },
        '& .MuiRating-iconHover': { color: 'error.dark' },
      }}
    />
  );
}
