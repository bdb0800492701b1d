// Renders a drawing for the front page: a glass case with four exhibits. Decoration only; its
// colors come from the style sheet, so it follows the theme.

import { toEngineId } from '../../core/model/engine-ids.ts';

/** Renders the case of exhibits. */
export function Exhibit() {
  return (
    <svg className="exhibit" viewBox="0 0 560 440" aria-hidden="true">
      <defs>
        <pattern id={toEngineId('exhibit-dots')} width="16" height="16" patternUnits="userSpaceOnUse">
          <circle className="exhibit-dot" cx="8" cy="8" r="1" />
        </pattern>
        <linearGradient id={toEngineId('exhibit-light')} x1="1" y1="0" x2="0.25" y2="0.75">
          <stop className="exhibit-beam" offset="0" />
          <stop className="exhibit-dark" offset="0.6" />
        </linearGradient>
      </defs>
      <rect className="exhibit-case" x="1" y="1" width="558" height="438" rx="20" />
      <rect className="exhibit-ground" x="1" y="1" width="558" height="438" rx="20" />
      <path className="exhibit-line" d="M280 1v438M1 220h558" />
      <ButtonExhibit />
      <SwitchExhibit />
      <SliderExhibit />
      <CardExhibit />
      <rect className="exhibit-glass" x="1" y="1" width="558" height="438" rx="20" />
    </svg>
  );
}

function ButtonExhibit() {
  return (
    <g>
      <rect className="exhibit-strong" x="70" y="66" width="140" height="46" rx="10" />
      <rect className="exhibit-on-strong" x="104" y="85" width="72" height="8" rx="4" />
      <rect className="exhibit-quiet" x="70" y="124" width="140" height="34" rx="10" />
      <rect className="exhibit-word" x="112" y="138" width="56" height="6" rx="3" />
    </g>
  );
}

function SwitchExhibit() {
  return (
    <g>
      <rect className="exhibit-strong" x="376" y="66" width="88" height="48" rx="24" />
      <circle className="exhibit-knob" cx="440" cy="90" r="19" />
      <rect className="exhibit-off" x="394" y="130" width="52" height="28" rx="14" />
      <circle className="exhibit-knob" cx="408" cy="144" r="10.5" />
    </g>
  );
}

function SliderExhibit() {
  return (
    <g>
      <rect className="exhibit-off" x="48" y="329" width="184" height="6" rx="3" />
      <rect className="exhibit-strong" x="48" y="329" width="112" height="6" rx="3" />
      <circle className="exhibit-halo" cx="160" cy="332" r="22" />
      <circle className="exhibit-handle" cx="160" cy="332" r="11" />
      <path
        className="exhibit-tip"
        d="M141 270h38a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-13l-6 6-6-6h-13a8 8 0 0 1-8-8v-16a8 8 0 0 1 8-8z"
      />
      <rect className="exhibit-on-tip" x="148" y="283" width="24" height="6" rx="3" />
    </g>
  );
}

function CardExhibit() {
  return (
    <g>
      <rect className="exhibit-card" x="340" y="256" width="160" height="124" rx="12" />
      <path className="exhibit-cover" d="M340 268a12 12 0 0 1 12-12h136a12 12 0 0 1 12 12v42H340z" />
      <circle className="exhibit-sun" cx="470" cy="278" r="9" />
      <path className="exhibit-hill" d="M340 310v-9l34-22 30 19 22-13 30 25z" />
      <circle className="exhibit-face" cx="364" cy="336" r="11" />
      <rect className="exhibit-word" x="384" y="327" width="72" height="7" rx="3.5" />
      <rect className="exhibit-faint" x="384" y="340" width="48" height="6" rx="3" />
      <rect className="exhibit-faint" x="354" y="360" width="128" height="6" rx="3" />
    </g>
  );
}
