import * as React from 'react';
import { styled, useThemeProps, type ColorPaletteProp, type Theme, type VariantProp } from '@mui/joy/styles';
import type { CSSObject, SxProps } from '@mui/system';

interface StatProps {
  label: string;
  value: string;
  variant?: VariantProp;
  color?: ColorPaletteProp;
  sx?: SxProps<Theme>;
}

declare module '@mui/joy/styles' {
  interface Components {
    JoyStat?: {
      defaultProps?: Partial<StatProps>;
      styleOverrides?: { root?: CSSObject; label?: CSSObject };
    };
  }
}

interface OwnerState {
  variant: VariantProp;
  color: ColorPaletteProp;
}

const Root = styled('dl', { name: 'JoyStat', slot: 'Root' })<{ ownerState: OwnerState }>(({ theme, ownerState }) => ({
  margin: 0,
  padding: theme.spacing(2),
  borderRadius: theme.vars.radius.md,
  ...theme.variants[ownerState.variant]?.[ownerState.color],
}));

const Label = styled('dt', { name: 'JoyStat', slot: 'Label' })(({ theme }) => ({ fontSize: theme.vars.fontSize.sm }));

const Value = styled('dd')(({ theme }) => ({
  margin: 0,
  fontSize: theme.vars.fontSize.xl3,
  fontWeight: theme.vars.fontWeight.lg,
}));

const Stat = React.forwardRef<HTMLDListElement, StatProps>(function Stat(inProps, ref) {
  const { label, value, variant = 'soft', color = 'neutral', ...other } = useThemeProps({ props: inProps, name: 'JoyStat' });

  return (
    <Root ref={ref} ownerState={{ variant, color }} {...other}>
      <Label>{label}</Label>
      <Value>{value}</Value>
    </Root>
  );
});

export default Stat;
