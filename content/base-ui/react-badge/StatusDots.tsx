import { Badge } from '@mui/base/Badge';
import './badge.css';

const people = [
  { name: 'Ada', status: 'here' },
  { name: 'Kim', status: 'away' },
];

export default function StatusDots() {
  return (
    <ul className="BadgePeople">
      {people.map(({ name, status }) => (
        <li key={name}>
          <Badge className={`DemoBadge StatusDot StatusDot-${status}`}>
            <span className="BadgeTile" aria-hidden="true">
              {name[0]}
            </span>
          </Badge>
          {name} is {status}
        </li>
      ))}
    </ul>
  );
}
