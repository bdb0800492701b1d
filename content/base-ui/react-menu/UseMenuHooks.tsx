import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import './tools.css';

function Toggle({ children }: { children: React.ReactNode }) {
  const { getRootProps, open } = useMenuButton();

  return (
    <button {...getRootProps()} type="button" className="ToolToggle">
      {children} <span aria-hidden="true">{open ? '−' : '+'}</span>
    </button>
  );
}

function Tool({ children }: { children: string }) {
  const ref = React.useRef<HTMLLIElement>(null);
  const { getRootProps, highlighted } = useMenuItem({
    rootRef: ref,
    label: children,
  });

  return (
    <li {...getRootProps()} className={highlighted ? 'Tool Tool-at' : 'Tool'}>
      {children}
    </li>
  );
}

function Tools() {
  const { contextValue, getListboxProps, open } = useMenu();

  return (
    <ul {...getListboxProps()} className="Tools" hidden={!open}>
      <MenuProvider value={contextValue}>
        <Tool>Draw</Tool>
        <Tool>Erase</Tool>
        <Tool>Fill</Tool>
      </MenuProvider>
    </ul>
  );
}

export default function UseMenuHooks() {
  return (
    <div className="ToolBox">
      <Dropdown>
        <Toggle>Tools</Toggle>
        <Tools />
      </Dropdown>
    </div>
  );
}
