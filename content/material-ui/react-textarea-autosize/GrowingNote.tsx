import * as React from 'react';
import { styled } from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  width: 320,
  maxWidth: '100%',
  padding: theme.spacing(1.5),
  resize: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  background: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: -1,
  },
}));

export default function GrowingNote() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Note for the courier</label>
      <br />
      <Textarea
        id={id}
        defaultValue={'Please ring twice.\nThe dog is friendly.'}
      />
    </div>
  );
}
