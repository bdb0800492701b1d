import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import OrderFields, { type Order } from './OrderFields';

const steps = ['Address', 'Delivery', 'Review'] as const;
const empty: Order = { name: '', street: '', city: '', speed: 'standard', note: '' };

export default function OrderForm() {
  const [step, setStep] = React.useState(0);
  const [order, setOrder] = React.useState(empty);
  const [isChecked, setChecked] = React.useState(false);
  const title = React.useRef<HTMLHeadingElement>(null);
  const isIncomplete = step === 0 && (!order.name || !order.street || !order.city);

  function go(next: number) {
    setStep(next);
    setChecked(false);
    // Readers of a screen reader hear where they are.
    title.current?.focus();
  }

  function submit(event: React.FormEvent) {
    event.preventDefault();
    if (isIncomplete) setChecked(true);
    else go(step + 1);
  }

  return (
    <Box sx={{ py: { xs: 0, sm: 2 } }}>
      <Container maxWidth="sm">
        <Typography variant="h4" component="h2" sx={{ mb: 3, color: 'text.primary' }}>
          Checkout
        </Typography>
        <Stepper activeStep={step} sx={{ mb: 3 }}>
          {steps.map((name) => (
            <Step key={name}>
              <StepLabel>{name}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography ref={title} tabIndex={-1} variant="h6" component="h3" sx={{ mb: 2, outline: 'none' }}>
            {steps[step] ?? 'Thank you'}
          </Typography>
          {step === steps.length ? (
            <Alert severity="success">Your order is on its way to {order.city}.</Alert>
          ) : (
            <Stack component="form" noValidate spacing={2} onSubmit={submit}>
              <OrderFields step={step} order={order} isChecked={isChecked} onChange={setOrder} />
              <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
                {step > 0 && <Button onClick={() => go(step - 1)}>Back</Button>}
                <Button type="submit" variant="contained">
                  {step === steps.length - 1 ? 'Place order' : 'Next'}
                </Button>
              </Stack>
            </Stack>
          )}
        </Paper>
      </Container>
    </Box>
  );
}
