import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function TextInBaseline() {
  return (
    <ScopedCssBaseline sx={{ p: 2, borderRadius: 'md' }}>
      Text without a component, in the font, size and color of the theme, with a{' '}
      <strong>strong word</strong> in it.
    </ScopedCssBaseline>
  );
}
