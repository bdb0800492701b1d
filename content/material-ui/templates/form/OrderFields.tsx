import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** What the form asks for. */
export interface Order {
  name: string;
  street: string;
  city: string;
  speed: string;
  note: string;
}

interface OrderFieldsProps {
  step: number;
  order: Order;
  isChecked: boolean;
  onChange: (order: Order) => void;
}

const address = [
  { key: 'name', label: 'Full name', autoComplete: 'name' },
  { key: 'street', label: 'Street and number', autoComplete: 'street-address' },
  { key: 'city', label: 'City', autoComplete: 'address-level2' },
] as const;

/** Shows the fields of one step. */
export default function OrderFields({ step, order, isChecked, onChange }: OrderFieldsProps) {
  if (step === 0)
    return address.map(({ key, label, autoComplete }) => (
      <TextField
        key={key}
        id={`order-${key}`}
        label={label}
        autoComplete={autoComplete}
        required
        value={order[key]}
        onChange={(event) => onChange({ ...order, [key]: event.target.value })}
        error={isChecked && !order[key]}
        helperText={isChecked && !order[key] ? `${label} is missing.` : undefined}
      />
    ));

  if (step === 1)
    return (
      <>
        <FormControl>
          <FormLabel id="order-speed">Speed</FormLabel>
          <RadioGroup
            aria-labelledby="order-speed"
            value={order.speed}
            onChange={(_, speed) => onChange({ ...order, speed })}
          >
            <FormControlLabel value="standard" control={<Radio />} label="Standard, four days, free" />
            <FormControlLabel value="express" control={<Radio />} label="Express, tomorrow, $9" />
          </RadioGroup>
        </FormControl>
        <TextField
          id="order-note"
          label="Note for the driver"
          multiline
          minRows={2}
          value={order.note}
          onChange={(event) => onChange({ ...order, note: event.target.value })}
        />
      </>
    );

  return (
    <Typography>
      {order.name}, {order.street}, {order.city}. Delivery: {order.speed}.
    </Typography>
  );
}
