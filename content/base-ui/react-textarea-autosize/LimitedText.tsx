import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './textarea.css';

const log = ['06:10 Left the pier', '06:40 Passed the lighthouse', '07:05 High tide', '07:30 Fog', '08:00 Back'];

export default function LimitedText() {
  const id = React.useId();

  return (
    <div className="GrowingText">
      <label htmlFor={id}>Log, four lines at most</label>
      <TextareaAutosize id={id} minRows={2} maxRows={4} defaultValue={log.join('\n')} />
    </div>
  );
}
