import { NoSsr } from '@mui/base/NoSsr';
import './no-ssr.css';

const bars = Array.from({ length: 60 }, (_, place) => 20 + ((place * 37) % 80));

export default function DeferredBars() {
  return (
    <div className="LateBox">
      <span>The heading is painted first.</span>
      <div className="LateBars" role="img" aria-label="Sixty bars of different heights">
        <NoSsr defer>
          {bars.map((height, place) => (
            <span key={place} style={{ height: `${height}%` }} />
          ))}
        </NoSsr>
      </div>
    </div>
  );
}
