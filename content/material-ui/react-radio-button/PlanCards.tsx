import { type SxProps } from '@mui/material/styles';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const plans = [
  {
    id: 'day',
    name: 'Day ticket',
    price: '€8',
    note: 'All lines until midnight',
  },
  {
    id: 'month',
    name: 'Monthly pass',
    price: '€59',
    note: 'Renews until you cancel',
  },
  { id: 'year', name: 'Yearly pass', price: '€590', note: 'Two months free' },
];

const card: SxProps = {
  alignItems: 'flex-start',
  margin: 0,
  mt: 1,
  padding: '4px 16px 12px 4px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '& .MuiFormControlLabel-label': { flexGrow: 1, paddingBlockStart: '9px' },
  '&:has(input:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'action.hover',
  },
};

export default function PlanCards() {
  return (
    <FormControl sx={{ width: 340, maxWidth: '100%' }}>
      <FormLabel id="plan-label">Ticket</FormLabel>
      <RadioGroup aria-labelledby="plan-label" name="plan" defaultValue="month">
        {plans.map(({ id, name, price, note }) => (
          <FormControlLabel
            key={id}
            value={id}
            sx={card}
            control={<Radio />}
            label={
              <>
                {name}, <strong>{price}</strong>
                <Typography
                  component="span"
                  variant="body2"
                  color="text.secondary"
                  display="block"
                >
                  {note}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
