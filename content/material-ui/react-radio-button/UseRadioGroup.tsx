import Chip from '@mui/material/Chip';
import FormControlLabel, {
  type FormControlLabelProps,
} from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

function PaperOption({ label, ...props }: FormControlLabelProps) {
  const group = useRadioGroup();
  const chosen = group?.value === props.value;

  return (
    <FormControlLabel
      {...props}
      label={
        <>
          {label}{' '}
          {chosen && (
            <Chip
              size="small"
              component="span"
              label="Your choice"
              sx={{ marginInlineStart: 1 }}
            />
          )}
        </>
      }
    />
  );
}

export default function UseRadioGroup() {
  return (
    <RadioGroup
      aria-label="Paper"
      name="paper"
      defaultValue="laid"
      sx={{ minWidth: 240 }}
    >
      <PaperOption value="wove" label="Wove" control={<Radio />} />
      <PaperOption value="laid" label="Laid" control={<Radio />} />
      <PaperOption value="rag" label="Cotton rag" control={<Radio />} />
    </RadioGroup>
  );
}
