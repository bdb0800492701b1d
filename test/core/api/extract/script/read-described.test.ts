import { describe, expect, it } from 'vitest';
import { parseScript } from '../../../../../core/api/extract/script/parse-script.ts';
import { readDescribed } from '../../../../../core/api/extract/script/read-described.ts';

const read = (text: string, ...names: string[]) => readDescribed(parseScript(text), names);

describe('the comment above the function of a component', () => {
  it.each([
    ['function Card() {}\nexport default memo(Card);', 'Card'],
    ['const Card = (props) => null;\nexport default React.memo(Card);', 'Card'],
    ['export const Card = forwardRef((props, ref) => null);', 'Card'],
    ['class Card extends Component {}\nexport default connect(Card);', 'Card'],
  ])('is read from %j', (code, name) => {
    expect(read(`/** The file. */\n\n/**\n * A card.\n * @deprecated Use Sheet.\n */\n${code}`, name)).toMatchObject({
      description: 'A card.',
      deprecated: 'Use Sheet.',
    });
  });

  it.each([
    'const Card = memo(CardRoot);',
    'const Card = memo(forwardRef(CardRoot));',
    'const Card = Object.assign(memo(CardRoot), { Header });',
    'const Inner = forwardRef(CardRoot);\nexport const Card = memo(Inner);',
  ])('is that of the wrapped function: %j', (code) => {
    expect(read(`/** A card. */\nfunction CardRoot() {}\n${code}`, 'Card')?.description).toBe('A card.');
  });

  it('is its own rather than that of the wrapped function', () => {
    const code = '/** Inside. */\nfunction CardRoot() {}\n/** A card. */\nconst Card = memo(CardRoot);';

    expect(read(code, 'Card')?.description).toBe('A card.');
  });

  it.each([
    ['if it belongs to another function', '/** Tabs. */\nfunction Tabs() {}\nfunction Tab() {}', ['Tab', 'Tabs']],
    ['if it is not a doc comment', '// A card.\nfunction Card() {}', ['Card']],
    ['if it is not directly above', '/** The file. */\nimport a from "a";\nfunction Card() {}', ['Card']],
    ['if two constants wrap each other', 'const Card = memo(Other);\nconst Other = memo(Card);', ['Card']],
    ['if the function does not exist', 'function Card() {}', ['Sheet']],
  ])('is not found %s', (_, code, names) => {
    expect(read(code, ...names)).toBeUndefined();
  });

  it.each([
    'export default forwardRef(RowRoot);',
    'export default memo(forwardRef(RowRoot));',
    'exports.default = Object.assign(RowRoot, { Cell });',
    'const Made = memo(RowRoot);\nexport default Made;',
  ])('is that of the default export if nothing has the name: %j', (code) => {
    expect(read(`/** A row. */\nfunction RowRoot() {}\n${code}`, 'Row', 'row')?.description).toBe('A row.');
  });

  it.each([
    '/** A row. */\nexport default memo(function Row() {});',
    '/** A row. */\nexport default forwardRef((props, ref) => null);',
    '/** A row. */\nexports.Row = memo(() => null);',
    '/** A row. */\nmodule.exports = memo(() => null);',
    'export default memo(/** A row. */ function Row() {});',
    '/** A cell. */\nvar Cell = memo(() => null),\n  /** A row. */\n  Row = memo(() => null);',
    '/** A row. */\nconst Row = exports.Row = memo(() => null);',
  ])('is above a function without a statement of its own: %j', (code) => {
    expect(read(code, 'Row', 'row')?.description).toBe('A row.');
  });

  it.each([
    '/** A card. */\nclass Base {}\nexport class Row extends Base {}',
    '/** A card. */\nfunction Base() {}\nexport const Row = styled(Base)`color: red`;',
    '/** A card. */\nfunction Base() {}\nexport const Row = styled(Base);',
    '/** A card. */\nvar Base = memo(() => null), Row = memo(() => null);',
  ])('is not that of another component: %j', (code) => {
    expect(read(code, 'Row', 'row')).toBeUndefined();
  });

  it('is that of the function named after the file', () => {
    expect(read('/** A card. */\nfunction card() {}\nexport default memo(card);', 'Card', 'card')?.description).toBe(
      'A card.',
    );
  });
});
