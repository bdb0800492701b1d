import { NoSsr, type NoSsrProps } from '@mui/base/NoSsr';
import './no-ssr.css';

export default function NoSsrStage(props: NoSsrProps) {
  return (
    <div className="LateBox">
      <NoSsr {...props} fallback="From the server">
        From the browser
      </NoSsr>
    </div>
  );
}
