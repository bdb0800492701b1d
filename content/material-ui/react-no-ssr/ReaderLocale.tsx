import NoSsr from '@mui/material/NoSsr';

const departure = new Date(Date.UTC(2026, 5, 21, 7, 30));

function LocalTime() {
  const format = new Intl.DateTimeFormat(navigator.language, {
    dateStyle: 'long',
    timeStyle: 'short',
  });

  return format.format(departure);
}

export default function ReaderLocale() {
  return (
    <div>
      The boat leaves on{' '}
      <NoSsr fallback="June 21, 2026, 7:30 a.m. UTC">
        <LocalTime />
      </NoSsr>
      .
    </div>
  );
}
