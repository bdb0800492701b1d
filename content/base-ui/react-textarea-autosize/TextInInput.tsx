import * as React from 'react';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import './textarea.css';

const slots = { textarea: prepareForSlot(TextareaAutosize) };

export default function TextInInput() {
  const id = React.useId();

  return (
    <div className="GrowingText">
      <label htmlFor={id}>Message</label>
      <Input multiline id={id} minRows={2} maxRows={5} slots={slots} />
    </div>
  );
}
