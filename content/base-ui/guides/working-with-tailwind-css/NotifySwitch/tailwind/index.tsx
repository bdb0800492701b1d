import { Switch, type SwitchOwnerState } from '@mui/base/Switch';

export default function NotifySwitch() {
  return (
    <label className="inline-flex items-center gap-3">
      <Switch
        defaultChecked
        className="relative inline-block w-11 h-6"
        slotProps={{
          input: {
            className:
              'absolute inset-0 z-10 w-full h-full m-0 opacity-0 cursor-pointer',
          },
          track: ({ checked, focusVisible }: SwitchOwnerState) => ({
            className: [
              'absolute inset-0 rounded-full transition-colors',
              checked ? 'bg-emerald-700 dark:bg-emerald-300' : 'bg-slate-500',
              focusVisible ? 'outline outline-2 outline-offset-2 outline-blue-400' : '',
            ].join(' '),
          }),
          thumb: ({ checked }: SwitchOwnerState) => ({
            className: [
              'absolute top-1 w-4 h-4 rounded-full transition-all',
              'bg-white dark:bg-slate-900',
              checked ? 'start-6' : 'start-1',
            ].join(' '),
          }),
        }}
      />
      Notify me about replies
    </label>
  );
}
