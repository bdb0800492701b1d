import { Badge, type BadgeOwnerState } from '@mui/base/Badge';
import './badge.css';

const slotProps = {
  badge: ({ badgeContent }: BadgeOwnerState) => ({
    style: {
      background:
        Number(badgeContent) > 9
          ? 'light-dark(#b3261e, #f2a19b)'
          : 'light-dark(#0b6bcb, #7db8f0)',
    },
  }),
};

export default function BadgeStates() {
  return (
    <div className="BadgeRow">
      <Badge badgeContent={4} className="DemoBadge" slotProps={slotProps}>
        <span className="BadgeTile">Drafts</span>
      </Badge>
      <Badge badgeContent={27} className="DemoBadge" slotProps={slotProps}>
        <span className="BadgeTile">Overdue</span>
      </Badge>
    </div>
  );
}
