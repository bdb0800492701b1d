import * as React from 'react';
import { Popper, type PopperProps } from '@mui/base/Popper';
import './popper.css';

export default function SelectedText() {
  const [anchor, setAnchor] = React.useState<PopperProps['anchorEl']>(null);
  const [text, setText] = React.useState('');

  const readSelection = () => {
    const selection = document.getSelection();
    if (!selection || selection.isCollapsed) {
      setText('');
      return;
    }
    const range = selection.getRangeAt(0);
    setText(selection.toString());
    setAnchor({ getBoundingClientRect: () => range.getBoundingClientRect() });
  };

  return (
    <>
      <p className="PopperText" onMouseUp={readSelection} onKeyUp={readSelection}>
        Select a few words of this text, and a card above them counts their letters. It
        has no element as its anchor, only a rectangle.
      </p>
      <Popper open={text !== ''} anchorEl={anchor} placement="top" className="DemoPopper">
        <div className="PopperCard">{text.length} letters and spaces</div>
      </Popper>
    </>
  );
}
