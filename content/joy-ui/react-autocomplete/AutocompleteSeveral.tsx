import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const people = ['Amina', 'Bruno', 'Chiara', 'Dmytro', 'Elif'];

export default function AutocompleteSeveral() {
  return (
    <FormControl sx={{ width: 360, maxWidth: '100%' }}>
      <FormLabel>Reviewers</FormLabel>
      <Autocomplete
        multiple
        options={people}
        defaultValue={['Chiara']}
        renderTags={(names, getTagProps) =>
          names.map((name, index) => {
            const { key, onClick, ...props } = getTagProps({ index });

            return (
              <Chip
                key={key}
                endDecorator={
                  <ChipDelete
                    {...props}
                    aria-label={`Remove ${name}`}
                    onDelete={onClick}
                  />
                }
              >
                {name}
              </Chip>
            );
          })
        }
      />
      <FormHelperText>Two reviewers are enough</FormHelperText>
    </FormControl>
  );
}
