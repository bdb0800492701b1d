import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const suggestions = ['fiction', 'history', 'poetry', 'science', 'travel'];

export default function MultipleAutocomplete() {
  const [tags, setTags] = React.useState(['history']);

  return (
    <Autocomplete
      multiple
      freeSolo
      options={suggestions}
      value={tags}
      onChange={(_event, next) => setTags(next)}
      renderTags={(names, getTagProps) =>
        names.map((name, index) => {
          const { key, ...props } = getTagProps({ index });
          return <Chip key={key} label={name} {...props} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label="Tags"
          helperText="Choose, or type your own and press Enter"
        />
      )}
      sx={{ width: 420, maxWidth: '100%' }}
    />
  );
}
