import { styled } from '@mui/system';

const TextLink = styled('a')({
  color: 'light-dark(#0b5cad, #7db8f0)',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: 2 },
});

export default function OwnLink() {
  return (
    <p>
      Read on about <TextLink href="/system/styled/">styled</TextLink>, or see the{' '}
      <TextLink href="/system/properties/" sx={{ p: 1, borderRadius: 2, border: '1px solid', textDecoration: 'none' }}>
        properties
      </TextLink>{' '}
      at once.
    </p>
  );
}
