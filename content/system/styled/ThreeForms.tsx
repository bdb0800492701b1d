import { styled } from '@mui/system';

const AsObject = styled('span')({
  padding: '4px 12px',
  border: '1px solid',
  borderRadius: 99,
});

const AsFunction = styled('span')(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  border: '1px dashed',
  borderRadius: theme.shape.borderRadius,
}));

const AsTemplate = styled('span')`
  padding: 4px 12px;
  border-block-end: 3px double;

  &:hover {
    border-block-end-style: solid;
  }
`;

export default function ThreeForms() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <AsObject>An object</AsObject>
      <AsFunction>A function</AsFunction>
      <AsTemplate>A template</AsTemplate>
    </div>
  );
}
