import { describe, expect, it } from 'vitest';
import { takesUp, readScript } from '../../../../../core/api/extract/script/read-script.ts';

describe('the script of a component', () => {
  it.each([
    [
      'asks its theme for props',
      "const props = useThemeProps({ props: inProps, name: 'MuiButton' });",
      'MuiButton',
      true,
    ],
    [
      'asks it through a module',
      "const props = (0, _styles.useThemeProps)({ props: inProps, name: 'JoyButton' });",
      'JoyButton',
      true,
    ],
    ['names its root', "const Root = styled('div', { name: 'MuiBox', slot: 'Root' })({});", 'MuiBox', false],
    [
      'names itself in a constant',
      "const NAME = 'MuiCard'; const props = useDefaultProps({ props, name: NAME });",
      'MuiCard',
      true,
    ],
    ['names another part only', "const Icon = styled('div', { name: 'MuiBox', slot: 'Icon' })({});", undefined, false],
    ['has no styles', 'export default function A() {}', undefined, false],
  ])('that %s tells its name in a theme', (_case, text, themeName, themeDefaultProps) => {
    expect(readScript(text)).toMatchObject({ themeName, themeDefaultProps });
  });

  it('may be broken', () => {
    expect(readScript('const {{{ name: ')).toMatchObject({ themeName: undefined, themeDefaultProps: false });
  });

  it('takes up the props that it takes apart or asks for, whatever it calls them', () => {
    const { listTaken } = readScript(
      "function Tab(props) { const { color: tone = 'red', 'aria-label': label, ...other } = props; return props.size; }",
    );

    expect(['color', 'aria-label', 'size', 'type', 'tone'].map((prop) => takesUp(prop, listTaken()))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('has defaults for the component of its name, which a part never has from its whole', () => {
    const popover =
      "function Popover({ as = 'div', caret = 'top' }) {}\nfunction PopoverContent({ width = 'small' }) {}";
    const read = (component: string) => [...readScript(popover, { component, fileName: 'Popover' }).defaults.keys()];

    expect(read('Popover')).toEqual(['as', 'caret']);
    expect(read('Renamed')).toEqual(['as', 'caret']);
    expect(read('Popover.Content')).toEqual(['width']);
    expect(read('Popover.Footer')).toEqual([]);
  });

  it('says nothing of props where it takes nothing apart', () => {
    expect(takesUp('spacing', readScript('export default createStack();').listTaken())).toBe(true);
  });

  it('asks its theme through a hook of its own, which is handed the name, or has it', () => {
    const own =
      "function useCalendarProps(props, name) { return useThemeProps({ props, name }); }\nuseCalendarProps(inProps, 'MuiCalendar');";
    const imported = "import { useGridProps } from './useGridProps';\nconst props = useGridProps(inProps);";
    const readImported = (path: string) =>
      path === './useGridProps'
        ? {
            file: 'useGridProps.js',
            text: "export const useGridProps = (inProps) => useThemeProps({ props: inProps, name: 'MuiGrid' });",
          }
        : undefined;

    expect(readScript(own)).toMatchObject({ themeName: 'MuiCalendar', themeDefaultProps: true });
    expect(readScript(imported, { readImported })).toMatchObject({ themeName: 'MuiGrid', themeDefaultProps: true });
    expect(
      readScript("useSlotProps({ name: 'x' }, 'y'); import { useSlotProps } from '@mui/base';").themeName,
    ).toBeUndefined();
  });
});
