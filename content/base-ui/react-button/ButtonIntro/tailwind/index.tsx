import { Button, type ButtonOwnerState } from '@mui/base/Button';

export default function ButtonIntro() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button slotProps={slotProps}>Reserve a seat</Button>
      <Button slotProps={slotProps} disabled>
        Sold out
      </Button>
    </div>
  );
}

const slotProps = {
  root: ({ active, disabled, focusVisible }: ButtonOwnerState) => ({
    className: [
      'px-5 py-2.5 rounded-lg border border-transparent font-semibold',
      'transition-colors text-white dark:text-slate-900',
      active
        ? 'bg-blue-900 dark:bg-blue-100'
        : 'bg-blue-700 hover:bg-blue-800 dark:bg-blue-300 dark:hover:bg-blue-200',
      focusVisible ? 'outline outline-2 outline-offset-2 outline-blue-400' : '',
      disabled ? 'opacity-50 cursor-not-allowed' : 'cursor-pointer',
    ].join(' '),
  }),
};
