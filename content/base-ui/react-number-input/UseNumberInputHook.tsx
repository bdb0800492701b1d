import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import './number-input.css';

export default function UseNumberInputHook() {
  const {
    getRootProps,
    getInputProps,
    getIncrementButtonProps,
    getDecrementButtonProps,
  } = useNumberInput({ min: 0, max: 10, defaultValue: 2 });

  return (
    <div {...getRootProps()} className="TicketStepper">
      <button {...getDecrementButtonProps()} type="button" aria-label="Fewer tickets">
        −
      </button>
      <input {...getInputProps()} role="spinbutton" aria-label="Tickets" inputMode="numeric" />
      <button {...getIncrementButtonProps()} type="button" aria-label="More tickets">
        +
      </button>
    </div>
  );
}
