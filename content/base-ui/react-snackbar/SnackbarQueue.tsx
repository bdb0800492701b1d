import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './snackbar.css';

const files = ['map.pdf', 'tides.csv', 'harbor.jpg'];

export default function SnackbarQueue() {
  const [waiting, setWaiting] = React.useState<readonly string[]>([]);
  const [first] = waiting;

  return (
    <div className="SnackbarRow">
      <button
        type="button"
        className="SnackbarButton"
        onClick={() => setWaiting([...waiting, ...files])}
      >
        Upload three files
      </button>
      <span>{waiting.length} messages</span>
      <Snackbar
        key={`${first} ${waiting.length}`}
        open={first !== undefined}
        autoHideDuration={3000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setWaiting(waiting.slice(1));
        }}
        className="DemoSnackbar"
      >
        <span role="status">{first} is uploaded.</span>
      </Snackbar>
    </div>
  );
}
