import * as React from 'react';
import Box from '@mui/joy/Box';
import Button, { type ButtonProps } from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

interface ChoiceProps {
  label: string;
  value: string;
  values: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, values, onChange }: ChoiceProps) {
  const id = React.useId();

  return (
    <div>
      <FormLabel id={id} sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <RadioGroup
        orientation="horizontal"
        aria-labelledby={id}
        name={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {values.map((name) => (
          <Radio key={name} value={name} label={name} size="sm" />
        ))}
      </RadioGroup>
    </div>
  );
}

export default function ButtonPlayground() {
  const [props, setProps] = React.useState<ButtonProps>({
    variant: 'solid',
    size: 'md',
  });

  function change(name: keyof ButtonProps) {
    return (value: string | boolean) => setProps({ ...props, [name]: value });
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', width: '100%' }}>
      <Box
        sx={{ display: 'grid', placeItems: 'center', flex: '1 1 200px', p: 4 }}
      >
        <Button {...props}>Send</Button>
      </Box>
      <Sheet
        variant="soft"
        sx={{ display: 'grid', gap: 2, flex: '1 1 280px', p: 3 }}
      >
        <Choice
          label="variant"
          value={props.variant as string}
          values={variants}
          onChange={change('variant')}
        />
        <Choice
          label="size"
          value={props.size as string}
          values={sizes}
          onChange={change('size')}
        />
        <Checkbox
          size="sm"
          label="disabled"
          checked={props.disabled ?? false}
          onChange={(event) => change('disabled')(event.target.checked)}
        />
        <Checkbox
          size="sm"
          label="loading"
          checked={props.loading ?? false}
          onChange={(event) => change('loading')(event.target.checked)}
        />
      </Sheet>
    </Box>
  );
}
