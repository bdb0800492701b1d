import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './accessibility.css';

export default function NamedParts() {
  return (
    <div className="NamedParts">
      <label htmlFor="named-cup">Cup</label>
      <FormControl required>
        <Input id="named-cup" className="NamedInput" aria-describedby="named-hint" />
      </FormControl>
      <span id="named-hint">Written on the cup</span>
      <label htmlFor="named-roast">Roast</label>
      <Select
        id="named-roast"
        defaultValue="light"
        className="NamedSelect"
        slotProps={{ listbox: { className: 'NamedList' }, popup: { className: 'NamedPopup' } }}
      >
        <Option value="light">Light</Option>
        <Option value="dark">Dark</Option>
      </Select>
    </div>
  );
}
