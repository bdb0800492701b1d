import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';

const key = 'demo-draft';

function readDraft(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function Draft() {
  const [text, setText] = React.useState(readDraft);

  function keep(next: string) {
    setText(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // The browser keeps nothing; the text is still here.
    }
  }

  return (
    <TextField
      fullWidth
      label="Draft"
      helperText="Kept in this browser. Reload to see it again."
      value={text}
      onChange={(event) => keep(event.target.value)}
    />
  );
}

export default function StoredDraft() {
  return (
    <div style={{ width: 320, maxWidth: '100%', minHeight: 79 }}>
      <NoSsr fallback={<Skeleton variant="rounded" height={56} />}>
        <Draft />
      </NoSsr>
    </div>
  );
}
