import NoSsr from '@mui/material/NoSsr';

const departure = new Date(Date.UTC(2026, 5, 21, 7, 30));

export default function ReaderLocale() {
  return (
    <div>
      The boat leaves on{' '}
      <NoSsr fallback="June 21, 2026, 7:30 a.m. UTC">
        {departure.toLocaleString(undefined, {
          dateStyle: 'long',
          timeStyle: 'short',
        })}
      </NoSsr>
      .
    </div>
  );
}
