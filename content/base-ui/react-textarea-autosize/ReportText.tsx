import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './textarea.css';

export default function ReportText() {
  const id = React.useId();

  return (
    <div className="GrowingText">
      <label htmlFor={id}>Report</label>
      <TextareaAutosize id={id} minRows={2} placeholder="Press Enter a few times" />
    </div>
  );
}
