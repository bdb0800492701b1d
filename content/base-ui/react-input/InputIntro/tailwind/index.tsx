import * as React from 'react';
import { Input, type InputOwnerState } from '@mui/base/Input';

export default function InputIntro() {
  const id = React.useId();

  return (
    <div className="grid gap-1.5 w-72 max-w-full">
      <label htmlFor={id}>Name on the ticket</label>
      <Input
        id={id}
        placeholder="Ada Lovelace"
        autoComplete="name"
        slotProps={slotProps}
      />
    </div>
  );
}

const slotProps = {
  root: ({ focused }: InputOwnerState) => ({
    className: [
      'flex rounded-lg border border-slate-500',
      'bg-white dark:bg-slate-900',
      focused ? 'outline outline-2 outline-offset-1 outline-blue-400' : '',
    ].join(' '),
  }),
  input: {
    className: [
      'grow min-w-0 px-3.5 py-2.5 bg-transparent outline-none',
      'text-slate-900 dark:text-slate-100',
      'placeholder:text-slate-600 dark:placeholder:text-slate-400',
    ].join(' '),
  },
};
