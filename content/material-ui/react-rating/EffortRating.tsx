import Rating, { type IconContainerProps } from '@mui/material/Rating';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsRunIcon from '@mui/icons-material/DirectionsRun';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import SelfImprovementIcon from '@mui/icons-material/SelfImprovement';

const efforts = [
  { name: 'Resting', icon: <SelfImprovementIcon fontSize="inherit" /> },
  { name: 'Walking', icon: <DirectionsWalkIcon fontSize="inherit" /> },
  { name: 'Cycling', icon: <DirectionsBikeIcon fontSize="inherit" /> },
  { name: 'Running', icon: <DirectionsRunIcon fontSize="inherit" /> },
];

function EffortIcon({ value, ...props }: IconContainerProps) {
  return <span {...props}>{efforts[value - 1]?.icon}</span>;
}

export default function EffortRating() {
  return (
    <Rating
      name="effort"
      role="radiogroup"
      aria-label="Effort"
      max={efforts.length}
      defaultValue={2}
      highlightSelectedOnly
      IconContainerComponent={EffortIcon}
      getLabelText={(value) => efforts[value - 1]?.name ?? ''}
      sx={{
        fontSize: 40,
        '& .MuiRating-iconFilled': { color: 'primary.main' },
      }}
    />
  );
}
