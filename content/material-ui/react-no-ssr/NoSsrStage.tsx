import NoSsr, { type NoSsrProps } from '@mui/material/NoSsr';

export default function NoSsrStage(props: Partial<NoSsrProps>) {
  return (
    <NoSsr {...props} fallback="Rendered on the server">
      Rendered in your browser
    </NoSsr>
  );
}
