import Chip from '@mui/material/Chip';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

function Languages() {
  return navigator.languages.map((language) => (
    <Chip key={language} label={language} />
  ));
}

export default function ReaderLanguages() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      Your browser asks for
      <NoSsr fallback={<Skeleton variant="rounded" width={64} height={32} />}>
        <Languages />
      </NoSsr>
    </Stack>
  );
}
