import type { NumberInputProps } from '@mui/base/Unstable_NumberInput';

/** What stands in the buttons, and the role that tells a screen reader of the numbers. */
export const slotProps = {
  input: { role: 'spinbutton' },
  incrementButton: { children: '+', type: 'button', 'aria-label': 'More' },
  decrementButton: { children: '−', type: 'button', 'aria-label': 'Less' },
} satisfies NumberInputProps['slotProps'];
