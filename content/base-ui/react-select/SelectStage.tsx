import { Option } from '@mui/base/Option';
import { Select, type SelectProps } from '@mui/base/Select';
import './select.css';

export default function SelectStage(props: SelectProps<string, false>) {
  return (
    <Select
      aria-label="Season"
      {...props}
      className="DemoSelect"
      slotProps={{ popup: { className: 'SelectPopup' } }}
    >
      <Option value="spring">Spring</Option>
      <Option value="autumn">Autumn</Option>
    </Select>
  );
}
