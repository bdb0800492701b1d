import BottomNavigation, {
  type BottomNavigationProps,
} from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import MapIcon from '@mui/icons-material/Map';
import StarIcon from '@mui/icons-material/Star';

export default function BottomNavigationStage(
  props: Partial<BottomNavigationProps>,
) {
  return (
    <BottomNavigation {...props} value={0} sx={{ width: 240 }}>
      <BottomNavigationAction label="Map" icon={<MapIcon />} />
      <BottomNavigationAction label="Saved" icon={<StarIcon />} />
    </BottomNavigation>
  );
}
