import * as React from 'react';
import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';
import './autocomplete.css';

const recent = ['boats for two', 'boats with a cabin', 'oars', 'life jackets'];
const filterOptions = createFilterOptions<string>({ matchFrom: 'start', limit: 3 });

export default function FreeSearch() {
  const id = React.useId();
  const [query, setQuery] = React.useState<string | null>(null);
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({
    id,
    freeSolo: true,
    options: recent,
    filterOptions,
    onChange: (_event, next) => setQuery(next),
  });

  return (
    <div className="FindField">
      <label {...getInputLabelProps()}>Search the shop</label>
      <div {...getRootProps()} className="FindBox">
        <input {...getInputProps()} placeholder="Try bo, then Enter" />
      </div>
      {groupedOptions.length > 0 && (
        <ul {...getListboxProps()} className="FindList">
          {(groupedOptions as string[]).map((option, index) => (
            <li {...getOptionProps({ option, index })} key={option}>
              {option}
            </li>
          ))}
        </ul>
      )}
      <p className="FindNote">{query ? `Searching for “${query}”` : 'No search yet'}</p>
    </div>
  );
}
