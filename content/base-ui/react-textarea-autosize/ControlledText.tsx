import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './textarea.css';

export default function ControlledText() {
  const id = React.useId();
  const [text, setText] = React.useState('Dear harbor master,\n\n');

  return (
    <div className="GrowingText">
      <label htmlFor={id}>Letter, {text.length} of 200 characters</label>
      <TextareaAutosize
        id={id}
        minRows={3}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" onClick={() => setText('')}>
        Start again
      </button>
    </div>
  );
}
