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

  const line = "const Line = ({ size = 'md', ...rest }) => null;";

  it.each([
    [
      'a default export of CommonJS',
      "const Line_1 = __importDefault(require('./Line'));\nconst Button = (props) => jsx(Line_1.default, Object.assign({}, props));\nexports.Button = Button;",
      `exports.default = void 0;\n${line}\nexports.default = Line;`,
    ],
    [
      'an export of Babel',
      'const Button = exports.Button = (props) => _react.default.createElement(_Line.default, props);\nvar _Line = _interopRequireDefault(require("./Line"));',
      'exports.default = void 0;\nvar Line = (_ref) => { var _ref$size = _ref.size, size = _ref$size === void 0 ? "md" : _ref$size; };\nvar _default = exports.default = Line;',
    ],
    [
      'a value that is required with its module',
      "const { Line: Inner } = require('./Line');\nconst Button = (props) => jsx(Inner, { ...props });",
      `${line}\nmodule.exports = { Line };`,
    ],
    [
      'a namespace',
      "import * as D from './Line.js';\nexport const Button = (props) => <D.Line {...props} />;",
      `export ${line}`,
    ],
    [
      'a required namespace',
      'const D = __importStar(require("./Line"));\nconst Button = (props) => jsx(D.Line, { ...props });',
      "exports.Line = ({ size = 'md' }) => null;",
    ],
    [
      'a getter of an export',
      "const Line_1 = require('./Line');\nconst Button = (props) => jsx(Line_1.Line, Object.assign({}, props));",
      `Object.defineProperty(exports, "Line", { enumerable: true, get: function () { return Inner; } });\n${line.replace('Line', 'Inner')}`,
    ],
    [
      'getters of exports',
      "const Line_1 = require('./Line');\nconst Button = (props) => jsx(Line_1.Line, { ...props });",
      `_export(exports, { Line: function() { return Line; }, get Other() { return Other; } });\n${line}`,
    ],
    [
      'a part of another component',
      "import { Menu } from './Line.js';\nconst Button = (props) => <Menu.Line {...props} />;",
      `${line}\nexport const Menu = Object.assign(() => null, { Line });`,
    ],
    [
      'a wrapped component',
      "import Line from './Line.js';\nexport const Button = withTheme(Line);",
      "export default function Line({ size = 'md' }) {}",
    ],
    [
      'a base class',
      "import { Base } from './Line.js';\nexport class Button extends Base {}",
      "export class Base extends Component { static defaultProps = { size: 'md' }; render() {} }",
    ],
    [
      'static defaults',
      "import { Line } from './Line.js';\nexport class Button extends Component {}\nButton.defaultProps = { ...Line.defaultProps };",
      "export function Line() {}\nLine.defaultProps = { size: 'md' };",
    ],
  ])('may have the defaults of %s', (_case, button, inner) => {
    const scripts = { '/lib/Button.js': button, '/lib/Line.js': inner };

    expect(Object.fromEntries(find('/lib/Button.d.ts', scripts).defaults)).toEqual({ size: "'md'" });
  });

  it.each([
    ['a module', 'export { a as Button } from "./chunk.js";', 'const Button2 = memo(Inner);\nexport { Button2 as a };'],
    ['a chunk', 'import { a } from "./chunk.js";\nexport { a as Button };', 'export { Inner as a };'],
    ['all of a module', "export * from './chunk.js';", 'export { Inner as Button };'],
    ['all of a required module', "tslib_1.__exportStar(require('./chunk'), exports);", 'exports.Button = Inner;'],
    [
      'all names of a required module',
      'var _chunk = require("./chunk");\nObject.keys(_chunk).forEach(function (key) { if (key in exports) return; Object.defineProperty(exports, key, { get: function () { return _chunk[key]; } }); });',
      'exports.Button = exports.Other = memo(Inner);',
    ],
    ['a required module', "module.exports = require('./chunk');", 'module.exports = { Button: memo(Inner) };'],
  ])('may only export %s', (_case, button, chunk) => {
    const scripts = {
      '/lib/Button.js': button,
      '/lib/chunk.js': `/** Presses. */\nfunction Inner({ size = 'md' }) {}\n${chunk}`,
    };
    const facts = find('/lib/Button.d.ts', scripts);

    expect(Object.fromEntries(facts.defaults)).toEqual({ size: "'md'" });
    expect(facts.doc?.description).toBe('Presses.');
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

  it('has the static defaults that only a run knows, beside its own', () => {
    const pack: Parameters<typeof createScriptFinder>[0] = {
      folder: '/lib',
      readText: (file) => (file === '/lib/Button.js' ? script : undefined),
      readStatic: (specifier) => (specifier === 'lib' ? new Map([['delay', '300']]) : undefined),
    };
    const { defaults } = createScriptFinder(pack)('/lib/Button.d.ts', {
      name: 'Button',
      specifiers: ['lib/none', 'lib'],
    });

    expect(Object.fromEntries(defaults)).toEqual({ delay: '300', size: "'md'" });
  });

  it('has empty facts if it does not exist', () => {
    expect(find('/lib/Button.d.ts', {})).toMatchObject({ themeName: undefined, themeDefaultProps: false });
  });
});
