import { Badge, type BadgeProps } from '@mui/base/Badge';
import './badge.css';

export default function BadgeStage(props: BadgeProps) {
  return (
    <div className="BadgeRow">
      <Badge {...props} className="DemoBadge">
        <span className="BadgeTile">Mail</span>
      </Badge>
    </div>
  );
}
