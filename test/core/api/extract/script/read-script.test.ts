import { describe, expect, it } from 'vitest';
import { usesProp, readScript } from '../../../../../core/api/extract/script/read-script.ts';

describe('the script of a component', () => {
  it.each([
    [
      'reads props from the theme',
      "const props = useThemeProps({ props: inProps, name: 'MuiButton' });",
      'MuiButton',
      true,
    ],
    [
      'reads them through a module',
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
  ])('gives a theme name, or none, if it %s', (_case, text, themeName, themeDefaultProps) => {
    expect(readScript(text)).toMatchObject({ themeName, themeDefaultProps });
  });

  it('may have syntax errors', () => {
    expect(readScript('const {{{ name: ')).toMatchObject({ themeName: undefined, themeDefaultProps: false });
  });

  it('uses the props that it destructures or accesses, under any local name', () => {
    const { listUsed } = readScript(
      "function Tab(props) { const { color: tone = 'red', 'aria-label': label, ...other } = props; return props.size; }",
    );

    expect(['color', 'aria-label', 'size', 'type', 'tone'].map((prop) => usesProp(prop, listUsed()))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('has defaults for the component of its name, but not those of a parent for its part', () => {
    const popover =
      "function Popover({ as = 'div', caret = 'top' }) {}\nfunction PopoverContent({ width = 'small' }) {}";
    const read = (component: string) => [...readScript(popover, { component, fileName: 'Popover' }).defaults.keys()];

    expect(read('Popover')).toEqual(['as', 'caret']);
    expect(read('Renamed')).toEqual(['as', 'caret']);
    expect(read('Popover.Content')).toEqual(['width']);
    expect(read('Popover.Footer')).toEqual([]);
  });

  it('may use any prop if it destructures nothing', () => {
    expect(usesProp('spacing', readScript('export default createStack();').listUsed())).toBe(true);
  });

  it('reads the theme through a hook of its own, which takes or contains the name', () => {
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
