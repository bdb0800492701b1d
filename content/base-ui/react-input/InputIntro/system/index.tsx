import * as React from 'react';
import { styled } from '@mui/system';
import { Input, inputClasses } from '@mui/base/Input';

export default function InputIntro() {
  const id = React.useId();

  return (
    <Field>
      <label htmlFor={id}>Name on the ticket</label>
      <Input
        id={id}
        placeholder="Ada Lovelace"
        autoComplete="name"
        slots={{ root: Root, input: Control }}
      />
    </Field>
  );
}

const Field = styled('div')`
  display: grid;
  gap: 6px;
  width: 280px;
  max-width: 100%;
`;

const Root = styled('div')`
  display: flex;
  border: 1px solid light-dark(#75839a, #8494ab);
  border-radius: 10px;
  background: light-dark(#ffffff, #0f1b2b);

  &.${inputClasses.focused} {
    outline: 3px solid light-dark(#97c3f0, #2d6aa8);
    outline-offset: 1px;
  }
`;

const Control = styled('input')`
  flex: 1;
  min-width: 0;
  padding: 10px 14px;
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  color: light-dark(#14202e, #e6edf5);
  font: inherit;

  &::placeholder {
    color: light-dark(#5b6879, #9aa8ba);
    opacity: 1;
  }
`;
