import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonIntro() {
  return (
    <div className="SeatButtons">
      <Button>Reserve a seat</Button>
      <Button disabled>Sold out</Button>
    </div>
  );
}
