import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const plans = [
  { id: 'day', name: 'Day ticket', price: '8 euros, until midnight' },
  { id: 'week', name: 'Week ticket', price: '29 euros, seven days' },
  { id: 'year', name: 'Year ticket', price: '365 euros, one a day' },
];

export default function PlanCards() {
  return (
    <FormControl sx={{ width: 360, maxWidth: '100%' }}>
      <FormLabel>Ticket</FormLabel>
      <RadioGroup defaultValue="week" name="ticket" sx={{ gap: 1.5 }}>
        {plans.map(({ id, name, price }) => (
          <Sheet
            key={id}
            variant="outlined"
            sx={{
              p: 2,
              borderRadius: 'md',
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              '&:has(:checked)': { borderColor: 'primary.500', bgcolor: 'primary.softBg' },
            }}
          >
            <Radio overlay value={id} label={name} />
            <Typography level="body-sm" textColor="text.primary">
              {price}
            </Typography>
          </Sheet>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
