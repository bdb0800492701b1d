import { TextareaAutosize, type TextareaAutosizeProps } from '@mui/base/TextareaAutosize';
import './textarea.css';

export default function TextareaStage(props: TextareaAutosizeProps) {
  return (
    <div className="GrowingText">
      <TextareaAutosize aria-label="Notes" defaultValue="Calm sea" {...props} />
    </div>
  );
}
