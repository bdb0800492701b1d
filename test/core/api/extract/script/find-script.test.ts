import { describe, expect, it } from 'vitest';
import { createScriptFinder } from '../../../../../core/api/extract/script/find-script.ts';

function find(declaration: string, scripts: Readonly<Record<string, string>>, source?: string) {
  const pack: Parameters<typeof createScriptFinder>[0] = {
    folder: '/lib',
    readText: (file) => scripts[file],
    readSource: (specifier, exported) => (specifier === 'lib' && exported === 'Button' ? source : undefined),
  };
  return createScriptFinder(pack)(declaration, { name: 'Button', specifiers: ['lib/Button', 'lib'] });
}

const script = "function Button({ size = 'md' }) {}";

describe('the script of a declaration file', () => {
  it.each([
    ['/lib/Button/Button.d.ts', '/lib/Button/Button.js'],
    ['/lib/Button.d.mts', '/lib/Button.mjs'],
    ['/lib/dist/types/Button/Button.d.ts', '/lib/dist/esm/Button/Button.js'],
    ['/lib/types/Button.d.ts', '/lib/Button.js'],
    ['/lib/lib/Button/Button.d.ts', '/lib/esm/Button/Button.mjs'],
  ])('of %s is %s', (declaration, file) => {
    expect(find(declaration, { [file]: script }).defaults.get('size')).toBe("'md'");
  });

  it('may import a default, also under another name', () => {
    const scripts = {
      '/lib/Button/Button.js':
        "import { defaultSize, b as tone } from './constants.js';\nimport { far } from 'far';\nfunction Button({ size = defaultSize, color = tone, more = far, none = gone }) {}",
      '/lib/Button/constants.js':
        'const defaultSize = \'medium\';\nconst gray = { name: "gray" };\nexport { defaultSize, gray as b };',
    };

    expect(Object.fromEntries(find('/lib/Button/Button.d.ts', scripts).defaults)).toEqual({
      size: "'medium'",
      color: "{ name: 'gray' }",
    });
  });

  it.each([
    ['by name', "import { Divider } from '../Divider';\nconst Button = (props) => <Divider {...props} />;"],
    ['by default', "import Divider from '../Divider';\nconst Button = (props) => <Divider {...props} />;"],
    [
      'with require',
      'const Divider_1 = __importStar(require("../Divider"));\nconst Button = (props) => jsx(Divider_1.Divider, Object.assign({}, props));',
    ],
  ])('may forward its props to a component of another script, imported %s', (_case, button) => {
    const scripts = {
      '/lib/Button/Button.js': button,
      '/lib/Divider/index.js': "export * from './Divider.js';\nexport { Divider as default } from './Divider.js';",
      '/lib/Divider/Divider.js':
        "import { Size } from '../sizes.js';\nimport { Line } from './Line';\nexport const Divider = ({ size = Size.Normal, ...rest }) => <Line {...rest} />;",
      '/lib/Divider/Line.js': "export default function Line({ role = 'separator' }) {}\nexport { Line };",
      '/lib/sizes.js': 'export var Size; (function (Size) { Size["Normal"] = "md"; })(Size || (Size = {}));',
    };

    expect(Object.fromEntries(find('/lib/Button/Button.d.ts', scripts).defaults)).toEqual({
      size: "'md'",
      role: "'separator'",
    });
  });

  it('may read the theme in an imported hook', () => {
    const scripts = {
      '/lib/Button/Button.js': "import { useButtonProps } from '../hooks/useButtonProps';\nuseButtonProps(props);",
      '/lib/hooks/useButtonProps/index.js': "useThemeProps({ props, name: 'LibButton' });",
    };

    expect(find('/lib/Button/Button.d.ts', scripts).themeName).toBe('LibButton');
  });

  it('is replaced by the source of the function if the files have no defaults', () => {
    const source =
      "function (props) { var _props$size = props.size, size = _props$size === void 0 ? 'lg' : _props$size; }";

    expect(find('/lib/index.d.ts', {}, source).defaults.get('size')).toBe("'lg'");
    expect(find('/lib/Button.d.ts', { '/lib/Button.js': script }, source).defaults.get('size')).toBe("'md'");
  });

  it('has empty facts if it does not exist', () => {
    expect(find('/lib/Button.d.ts', {})).toMatchObject({ themeName: undefined, themeDefaultProps: false });
  });
});
