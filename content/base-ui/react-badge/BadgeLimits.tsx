import { Badge } from '@mui/base/Badge';
import './badge.css';

export default function BadgeLimits() {
  return (
    <div className="BadgeRow">
      <Badge badgeContent={99} className="DemoBadge">
        <span className="BadgeTile">99</span>
      </Badge>
      <Badge badgeContent={100} className="DemoBadge">
        <span className="BadgeTile">100</span>
      </Badge>
      <Badge badgeContent={12} max={9} className="DemoBadge">
        <span className="BadgeTile">12, max 9</span>
      </Badge>
      <Badge badgeContent={0} showZero className="DemoBadge">
        <span className="BadgeTile">Zero, shown</span>
      </Badge>
    </div>
  );
}
