import { Switch, type SwitchOwnerState } from '@mui/base/Switch';

export default function SwitchIntro() {
  return (
    <label>
      Email me a weekly summary <Switch defaultChecked slotProps={slotProps} />
    </label>
  );
}

const slotProps = {
  root: ({ disabled }: SwitchOwnerState) => ({
    className: [
      'relative inline-block w-10 h-6 ms-2 align-middle',
      disabled ? 'opacity-40' : '',
    ].join(' '),
  }),
  track: ({ checked, focusVisible }: SwitchOwnerState) => ({
    className: [
      'absolute inset-0 rounded-full transition-colors',
      checked ? 'bg-blue-600 dark:bg-blue-300' : 'bg-slate-500',
      focusVisible ? 'outline outline-2 outline-offset-1 outline-blue-400' : '',
    ].join(' '),
  }),
  thumb: ({ checked }: SwitchOwnerState) => ({
    className: [
      'absolute top-1 w-4 h-4 rounded-full transition-all',
      'bg-white dark:bg-slate-900',
      checked ? 'start-5' : 'start-1',
    ].join(' '),
  }),
  input: {
    className:
      'absolute inset-0 z-10 w-full h-full m-0 opacity-0 cursor-pointer',
  },
};
