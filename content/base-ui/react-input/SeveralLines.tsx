import * as React from 'react';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './inputs.css';

export default function SeveralLines() {
  const id = React.useId();

  return (
    <div className="FieldBox">
      <label htmlFor={id}>Note for the courier</label>
      <Input
        id={id}
        multiline
        minRows={2}
        maxRows={5}
        className="FieldInput"
        slots={{ textarea: TextareaAutosize }}
        defaultValue="Third floor. The bell is broken, so please call."
      />
    </div>
  );
}
