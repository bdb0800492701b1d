import { NoSsr } from '@mui/base/NoSsr';
import './no-ssr.css';

function Processors() {
  return <span>Your browser reports {navigator.hardwareConcurrency} processors.</span>;
}

export default function BrowserFacts() {
  return (
    <div className="LateBox">
      <NoSsr fallback={<span>The server cannot count your processors.</span>}>
        <Processors />
      </NoSsr>
    </div>
  );
}
