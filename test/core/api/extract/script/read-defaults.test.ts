import { describe, expect, it } from 'vitest';
import { parseScript } from '../../../../../core/api/extract/script/parse-script.ts';
import { readDefaults } from '../../../../../core/api/extract/script/read-defaults.ts';

function read(text: string): Record<string, string> {
  return Object.fromEntries(readDefaults(parseScript(text), ['Button', 'ButtonBase']));
}

describe('the defaults in a script', () => {
  it.each([
    ['a function', "function Button({ size = 'md', 'aria-label': label = 'x', open = !1 }) {}"],
    ['an arrow', "const Button = ({ size = 'md', 'aria-label': label = 'x', open = false }) => null;"],
    [
      'forwardRef and memo',
      "const Button = React.memo(forwardRef((props, ref) => { const { size = 'md', ...other } = props; const { 'aria-label': label = 'x', open = false } = other; }));",
    ],
    [
      'props from a theme',
      "const Button = React.forwardRef(function Button(inProps, ref) { const props = useThemeProps({ props: inProps, name: 'B' }); const { size = 'md', 'aria-label': label = 'x', open = false } = props; });",
    ],
    [
      'compiled code',
      "function Button(t0) { const { size: t1, 'aria-label': t2, open } = t0; const size = t1 === undefined ? 'md' : t1; const label = t2 === void 0 ? 'x' : t2; const _o = t0.open, open2 = _o === void 0 ? false : _o; }",
    ],
    [
      'minified code',
      'var Button=withAs(function(e,o){var c=usePropsHandler("B",e,o),f=c.size,g=void 0===f?"md":f,h=c["aria-label"],i=void 0===h?"x":h,j=c.open,k=void 0===j?!1:j,l=rest(c,x);return React.createElement("b",l)});',
    ],
    [
      'the output of the React compiler',
      "function Button(t0) { let t1, t2, t3; if ($[0] !== t0) { ({ size: t1, 'aria-label': t2, open: t3 = false, ...rest } = t0); } const size = t1 === void 0 ? 'md' : t1; const label = t2 === void 0 ? 'x' : t2; }",
    ],
    [
      'an object of defaults',
      "const defaults = { size: 'md', 'aria-label': 'x', open: false }; const Button = factory(); function ButtonBase(_props) { const props = useProps('Button', defaults, _props); }",
    ],
    [
      'a hook that returns the props in a field',
      "const Button = forwardRef((props) => { const { propsWithDefaults } = useCustom('Button', props); const { size = 'md', 'aria-label': label = 'x', open = false } = propsWithDefaults; });",
    ],
    [
      'a hook that returns the props',
      "const Button = forwardRef((given, ref) => { const buttonProps = useManager(given); const { size = 'md', 'aria-label': label = 'x', open = false } = buttonProps; });",
    ],
    [
      'a hook that takes the props and returns them with a rest',
      "const Button = forwardRef(({ start, ...given }, ref) => { const { size = 'md', 'aria-label': label = 'x', open = false, ...rest } = useUncontrolled({ start, ...given }, {}); });",
    ],
    [
      'a function that takes the props and returns them with a rest',
      "const Button = (given) => { const { tone, ...rest } = extract(given, defs); return jsx(Root, { size: 'md', 'aria-label': 'x', open: false, ...rest }); };",
    ],
    [
      'values before a spread of the props',
      "const Button = React.forwardRef(({ open = false, ...rest }, ref) => { const props = { size: 'md', 'aria-label': 'x', ...rest, role: 'none' }; });",
    ],
    [
      'the argument of a factory and Object.assign',
      "const defaults = { size: 'md', 'aria-label': 'x', open: false }; const Inner = factory((given) => { const props = useProps('Button', defaults, given); }); const Button = Object.assign(Inner, { Part });",
    ],
    ['defaultProps', "function Button() {} Button.defaultProps = { size: 'md', 'aria-label': 'x', open: false };"],
    [
      'a constant of defaultProps',
      "const shared = { size: 'md' }; const defaults = { ...shared, 'aria-label': 'x', open: false }; const Button = () => null; Button.defaultProps = defaults;",
    ],
    [
      'merged defaultProps',
      "const shared = { size: 'sm', open: false }; function Button() {} Button.defaultProps = Object.assign({}, shared, { size: 'md', 'aria-label': 'x' });",
    ],
    [
      'defaultProps of a function',
      "class Button extends Component {} Button.defaultProps = withGlobals('Button', { size: 'md', 'aria-label': 'x', open: false, ...rest });",
    ],
    [
      'a function with a ref in an unknown wrapper',
      "const Button = forwardRef(staged((given, ref) => { const props = mergeProps({ size: 'md' }, given); const { 'aria-label': label = 'x', open = false } = props; }));",
    ],
    [
      'a static field',
      "const Button = class extends Component { static defaultProps = { size: 'md', 'aria-label': 'x', open: false }; };",
    ],
    [
      'a static getter',
      "class Button extends Component { static get defaultProps() { return { size: 'md', 'aria-label': 'x', open: false }; } }",
    ],
    [
      'a static block',
      "class Button extends Component { static { this.defaultProps = { size: 'md', 'aria-label': 'x', open: false }; } }",
    ],
    [
      'a defined field',
      "class Button extends Component {} (0, _defineProperty2.default)(Button, 'defaultProps', { size: 'md', 'aria-label': 'x', open: false });",
    ],
    [
      'a field of a renamed class',
      "const _Button = class _Button extends Component {}; __publicField(_Button, 'defaultProps', { size: 'md', 'aria-label': 'x', open: false }); let Button = _Button;",
    ],
    [
      'a class of an older compiler',
      "var Button = (function (_super) { __extends(Button, _super); function Button() { return _super.apply(this, arguments) || this; } Button.prototype.render = function () { var _a = this.props, _b = _a.size, size = _b === void 0 ? 'md' : _b; }; Button.defaultProps = { 'aria-label': 'x', open: false }; return Button; }(React.Component));",
    ],
    [
      'the render of a class',
      "class Button extends Component { render() { const { size = 'md', 'aria-label': label = 'x', open = false, ...rest } = this.props; } }",
    ],
    [
      'an export without a name of its own',
      "exports.Button = forwardRef(({ size = 'md', 'aria-label': label = 'x', open = false }, ref) => null);",
    ],
    [
      'an unnamed default export',
      "export default memo(forwardRef(({ size = 'md', 'aria-label': label = 'x', open = false }, ref) => null));",
    ],
    [
      'a function in an unknown wrapper',
      "const Button = withTheme({ key: 1 }, ({ size = 'md', 'aria-label': label = 'x', open = false }) => null);",
    ],
    [
      'a component in an unknown wrapper',
      "function Inner({ size = 'md', 'aria-label': label = 'x', open = false }) {} const Button = connect(map)(Inner);",
    ],
    [
      'a styled component',
      "function Inner({ size = 'md', 'aria-label': label = 'x', open = false }) {} const Button = styled(Inner, {})(({ theme, gap = 2 }) => ({}));",
    ],
    [
      'a styled component with a template',
      "function Inner({ size = 'md', 'aria-label': label = 'x', open = false }) {} const Button = styled(Inner).attrs({})`color: red`;",
    ],
    [
      'a function that returns it',
      "const Button = (() => { const Made = memo(({ size = 'md', 'aria-label': label = 'x', open = false }) => null); Made.displayName = 'Button'; return Made; })();",
    ],
    [
      'a function of the script that makes components',
      "function createButton(kind) { function Made({ size = 'md', 'aria-label': label = 'x', open = false }, ref) {} Made.displayName = kind; return memo(forwardRef(Made)); } const Button = createButton('x');",
    ],
    [
      'another function that makes components',
      "const Base = ({ size = 'md', 'aria-label': label = 'x', open = false }) => null; var makeButton = function (kind) { return forwardRef(function (props, ref) { return createElement(Base, _extends({ ref }, props, { kind })); }); }; const Button = makeButton(1);",
    ],
    [
      'a class in a temporary variable',
      "var _class, _temp; var Button = (_temp = _class = function (Base) { function Button() {} Button.prototype.render = function () { var { open = false } = this.props; }; return Button; }(Component), _class.displayName = 'B', _class.defaultProps = { size: 'md', 'aria-label': 'x' }, _temp); export default polyfill(Button);",
    ],
    [
      'an object that is merged with the props',
      "function Button(given) { const props = mergeProps({ size: 'md', 'aria-label': 'x', open: false }, given, { open: true }); }",
    ],
  ])('are read from %s', (_case, text) => {
    expect(read(text)).toEqual({ size: "'md'", 'aria-label': "'x'", open: 'false' });
  });

  it('are constant values, also from a constant of the script', () => {
    const text = `const START = 12;
      function Button({ a = START, b = [5, { c: true }], d = other, e = [other], f = () => {}, g = -1, h = \`x\`, i = null, j = {}, k = [] }) {}`;

    expect(read(text)).toEqual({ a: '12', j: '{}', k: '[]', b: '[5, { c: true }]', g: '-1', h: "'x'", i: 'null' });
  });

  it.each([
    ['an element of a list', "const sizes = ['md', 'lg']; function Button({ size = sizes[0] }) {}"],
    [
      'a constant of a constant',
      "const sizes = ['md', 'lg']; const first = sizes[0]; const last = first; function Button({ size = last }) {}",
    ],
    [
      'a field of a field',
      "const defs = { size: { default: 'md' } }; function Button({ size = defs.size.default }) {}",
    ],
    ['a field in brackets', "const sizes = { 'x-y': 'md' }; function Button({ size = sizes['x-y'] }) {}"],
  ])('may be %s', (_case, text) => {
    expect(read(text)).toEqual({ size: "'md'" });
  });

  it('are not read from constants that refer to each other, or from elements that do not exist', () => {
    expect(read('const a = b; const b = a; function Button({ size = a }) {}')).toEqual({});
    expect(read("const sizes = ['md']; function Button({ size = sizes[1], open = sizes[index] }) {}")).toEqual({});
  });

  it('are written as a person would, without comments and line breaks', () => {
    const text = `function Button({ a = {"x-y":"z",// why
      n:[1,2,],
    } }) {}`;

    expect(read(text)).toEqual({ a: "{ 'x-y': 'z', n: [1, 2] }" });
  });

  it('are not those of other hook results', () => {
    expect(read("function Button(props) { const { size = 'md' } = useField(props); }")).toEqual({});
  });

  it("are the component's, not those of functions next to or inside it", () => {
    const text = `function Icon({ size = 'sm' }) {}
      function Button(props) { const { a = 1 } = props; const { b = 2 } = useTheme(); function inner({ c = 3 }) {} }`;

    expect(read(text)).toEqual({ a: '1' });
    expect(read('const Button = styled(Icon); ({')).toEqual({});
    expect(read("const Button = createThing((theme) => { const { size = 'md' } = theme; });")).toEqual({});
    expect(read("const Button = jsx(Icon, {}); function Icon({ size = 'sm' }) {}")).toEqual({});
    expect(read("function Icon() {} Icon.defaultProps = { size: 'sm' }; function Button() {}")).toEqual({});
  });
});

describe('the defaults of a component that forwards its props', () => {
  const base = "const Inner = ({ size = 'md', open = false, label, ...rest }) => null;\n";

  it.each([
    ['JSX', 'const Button = forwardRef((props, ref) => <Inner innerRef={ref} {...props} />);'],
    ['a call', 'const Button = forwardRef((props, ref) => _jsx(Inner, Object.assign({ innerRef: ref }, props)));'],
    [
      'an older call',
      'const Button = React.forwardRef(function (props, ref) { return /*#__PURE__*/ React.createElement(Inner, _extends({}, props, { innerRef: ref })); });',
    ],
    [
      'a rest',
      'const Button = (_a) => { var { label } = _a, props = __rest(_a, ["label"]); return (0, jsx_runtime_1.jsx)(Inner, { ...props, label: label }); };',
    ],
    [
      'another rest',
      "const _excluded = ['label']; function Button(_ref) { let { label } = _ref, props = _objectWithoutPropertiesLoose(_ref, _excluded); return _jsx(Inner, _extends({ label }, props)); }",
    ],
  ])('are those of the inner component, forwarded with %s', (_case, text) => {
    expect(read(base + text)).toEqual({ size: "'md'", open: 'false' });
  });

  it('are its own before those of the inner component', () => {
    expect(read(`${base}const Button = ({ size = 'lg', ...props }) => <Inner size={size} open {...props} />;`)).toEqual(
      {
        size: "'lg'",
      },
    );
    expect(read(`${base}const Button = (props) => <Inner size="lg" {...props} open />;`)).toEqual({ size: "'lg'" });
  });

  it('do not include props that it does not forward or sets itself', () => {
    expect(read(`${base}const Button = ({ size, ...props }) => <Inner {...props} />;`)).toEqual({ open: 'false' });
    expect(read(`${base}const Button = (props) => <Inner {...props} size={big ? 'lg' : 'sm'} />;`)).toEqual({
      open: 'false',
    });
    expect(read(`${base}const Button = ({ size, ...props }) => <Inner {...props} size={size} />;`)).toEqual({
      size: "'md'",
      open: 'false',
    });
  });

  it('are those that all have if the props go to several components, and none of itself', () => {
    const other = 'function Other({ open = true }) { return null; }\n';

    expect(read(`${base}${other}const Button = (props) => x ? <Inner {...props} /> : <Other {...props} />;`)).toEqual(
      {},
    );
    expect(
      read(`${base}const Button = (props) => x ? <Inner gap={2} {...props} /> : <Inner gap={1} {...props} />;`),
    ).toEqual({ size: "'md'", open: 'false' });
    expect(read("const Button = ({ size = 'md', ...props }) => <Button {...props} />;")).toEqual({ size: "'md'" });
  });

  it.each([
    ['a class', 'class Button extends Component { render() { return <Inner {...this.props} />; } }'],
    [
      'a class with a variable',
      'class Button extends Component { render() { const { label, ...rest } = this.props; return jsx(Inner, { ...rest, label }); } }',
    ],
    [
      'a class of an older compiler',
      "var Button = function (Base) { function Button() {} return _createClass(Button, [{ key: 'render', value: function render() { return React.createElement(Inner, this.props); } }]); }(Component);",
    ],
    [
      'a part of a component',
      'const Menu = () => null; Menu.Inner = Inner; const Button = (p) => { const [open, setOpen] = useState(false); return <Menu.Inner {...p} />; };',
    ],
  ])('are those of the inner component, forwarded by %s', (_case, text) => {
    expect(read(base + text)).toEqual({ size: "'md'", open: 'false' });
  });

  it('are not those of a component that gets a selection of the props', () => {
    expect(read(`${base}const Button = (p) => jsx(Inner, Object.assign({}, pick(p, ['label']), { a: 1 }));`)).toEqual(
      {},
    );
    expect(read(`${base}const Button = (p) => <Inner {...pick(p, ['label'])} />;`)).toEqual({});
  });

  it.each([
    ["const Button = (p) => <Inner {...omit(p, ['open'])} />;", { size: "'md'" }],
    ["const keys = ['open']; const Button = (p) => jsx(Inner, _extends({}, omit(p, keys)));", { size: "'md'" }],
    ['const Button = (p) => <Inner {...omit(p, keys)} />;', {}],
  ])('are those of the props that are not omitted: %s', (text, expected) => {
    expect(read(base + text)).toEqual(expected);
  });

  it('are not those of a component in a callback', () => {
    expect(read(`${base}const Button = (p) => <List renderItem={() => <Inner {...p} />} />;`)).toEqual({});
    expect(read(`${base}const Button = (p) => <List>{(p) => <Inner {...p} />}</List>;`)).toEqual({});
  });

  it('are not those of a component with the name of a variable', () => {
    expect(read(`${base}const Button = ({ as: Inner, ...props }) => <Inner {...props} />;`)).toEqual({});
    expect(read(`${base}function Button(props) { const Inner = pick(); return <Inner {...props} />; }`)).toEqual({});
    expect(read("function Button(props) { const Tag = pick(); return <Tag size='md' {...props} />; }")).toEqual({
      size: "'md'",
    });
  });

  it('are those of the part, not of the component with the part', () => {
    const names = ['MenuItem', 'Menu.Item'];
    const part = "const Item = ({ size = 'sm' }) => null;";
    const menu = "const Menu = ({ size = 'md', open = false }) => null;";
    const readPart = (text: string) => Object.fromEntries(readDefaults(parseScript(text), names));

    expect(readPart(`${part}\n${menu}\nexport default Object.assign(Menu, { Item });`)).toEqual({ size: "'sm'" });
    expect(readPart(`${menu}\nMenu.Item = ({ size = 'sm' }) => null;`)).toEqual({ size: "'sm'" });
    expect(
      readPart(`const Item = ({ size = 'sm' }) => null;
      const All = withParts(Menu, { Item: config(Item, {}) });
      ${menu}
      export default config(All, {});`),
    ).toEqual({ size: "'sm'" });
    expect(readPart(`class Menu { static Item = ({ size = 'sm' }) => null; }`)).toEqual({ size: "'sm'" });
    expect(readPart(`${menu}\nexport default Menu;`)).toEqual({});
  });

  it.each([
    'const Button = Button;',
    'const Button = Other; const Other = Button;',
    'const Button = memo(Menu.Item); Menu.Item = Menu.Other; Menu.Other = Menu.Item; const Menu = () => null;',
    'class Button extends Other {} class Other extends Button {}',
    'exports.Button = exports.Button;',
    'function make() { return make(); } const Button = make();',
    'const Button = (() => { const Button = memo(Button); return Button; })();',
    'export { Button as default, default as Button };',
    'Button.defaultProps = { ...Button.defaultProps }; function Button() {}',
    'const all = { ...all }; Button.defaultProps = all; function Button() {}',
  ])('are none if the script refers to itself: %s', (text) => {
    expect(read(text)).toEqual({});
  });

  it('are found through several components, and in static fields of classes', () => {
    const text = `class Inner extends Component { static defaultProps = { size: 'md' }; }
      function Middle({ open = false, ...rest }) { return <Inner {...rest} />; }
      const Button = memo((props) => <Middle {...props} />);`;

    expect(read(text)).toEqual({ size: "'md'", open: 'false' });
  });
});

describe('a default that is an enum member', () => {
  const button = 'function Button({ size = Size.Normal, tone = Tone.Calm }) {}\n';

  it.each([
    [
      'a compiled enum',
      'var Size; (function (Size) { Size["Normal"] = "md"; })(Size || (Size = {})); export var Tone; (function (Tone) { Tone[Tone["Calm"] = 1] = "Calm"; })(Tone || (Tone = {}));',
    ],
    ['an object', "const Size = { Normal: 'md' }; const Tone = Object.freeze({ Calm: 1 });"],
    [
      'a minified enum',
      'var Size = ((e) => { e["Normal"] = "md"; return e; })(Size || {}); var Tone = /* @__PURE__ */ ((e) => { e[(e["Calm"] = 1)] = "Calm"; return e; })(Tone || {});',
    ],
  ])('is the value of the member, of %s', (_case, text) => {
    expect(read(button + text)).toEqual({ size: "'md'", tone: '1' });
  });

  it('is read from defaultProps', () => {
    expect(
      read(
        "const Size = { Normal: 'md' }; function Button() {} Button.defaultProps = { size: Size.Normal, other: theme.x };",
      ),
    ).toEqual({ size: "'md'" });
  });
});
