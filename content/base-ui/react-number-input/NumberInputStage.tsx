import {
  Unstable_NumberInput as NumberInput,
  type NumberInputProps,
} from '@mui/base/Unstable_NumberInput';
import { slotProps } from './number-slots';
import './number-input.css';

export default function NumberInputStage(props: NumberInputProps) {
  return (
    <NumberInput
      {...props}
      className="DemoNumber"
      slotProps={{ ...slotProps, input: { role: 'spinbutton', 'aria-label': 'Seats' } }}
    />
  );
}
