import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import MoodIcon from '@mui/icons-material/Mood';
import MoodBadIcon from '@mui/icons-material/MoodBad';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';

const moods = [
  { value: 'bad', name: 'Bad', icon: <MoodBadIcon />, color: 'error' },
  {
    value: 'fine',
    name: 'Neither good nor bad',
    icon: <SentimentNeutralIcon />,
    color: 'warning',
  },
  { value: 'good', name: 'Good', icon: <MoodIcon />, color: 'success' },
] as const;

export default function MoodRadios() {
  return (
    <FormControl sx={{ alignItems: 'center' }}>
      <FormLabel id="mood-label">How was your visit?</FormLabel>
      <RadioGroup row aria-labelledby="mood-label" name="mood">
        {moods.map(({ value, name, icon, color }) => (
          <Radio
            key={value}
            value={value}
            color={color}
            icon={icon}
            checkedIcon={icon}
            inputProps={{ 'aria-label': name }}
            sx={{
              '& .MuiSvgIcon-root': { fontSize: 36 },
              '&.Mui-checked': { bgcolor: 'action.selected' },
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
