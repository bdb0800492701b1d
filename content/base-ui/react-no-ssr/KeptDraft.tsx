import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import './no-ssr.css';

const key = 'draft-of-the-harbor-report';

function Draft() {
  const [text, setText] = React.useState(readDraft);

  return (
    <textarea
      aria-label="Draft"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        writeDraft(event.target.value);
      }}
    />
  );
}

function readDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeDraft(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is forbidden: the draft lives as long as the page.
  }
}

export default function KeptDraft() {
  return (
    <div className="LateBox">
      <NoSsr fallback={<textarea aria-label="Draft" disabled />}>
        <Draft />
      </NoSsr>
    </div>
  );
}
