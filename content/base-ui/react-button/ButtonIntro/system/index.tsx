import { styled } from '@mui/system';
import { Button, buttonClasses } from '@mui/base/Button';

export default function ButtonIntro() {
  return (
    <Row>
      <StyledButton>Reserve a seat</StyledButton>
      <StyledButton disabled>Sold out</StyledButton>
    </Row>
  );
}

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
`;

const StyledButton = styled(Button)`
  padding: 10px 20px;
  border: 1px solid transparent;
  border-radius: 10px;
  background: light-dark(#0b6bcb, #7db8f0);
  color: light-dark(#ffffff, #0f1b2b);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  transition: background 120ms;

  &:hover {
    background: light-dark(#0b5cad, #a8d0f5);
  }

  &.${buttonClasses.active} {
    background: light-dark(#12467b, #cfe5fa);
  }

  &.${buttonClasses.focusVisible} {
    outline: 3px solid light-dark(#97c3f0, #2d6aa8);
    outline-offset: 2px;
  }

  &.${buttonClasses.disabled} {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
