import { describe, expect, it } from 'vitest';
import { parseScript } from '../../../../../core/api/extract/script/parse-script.ts';
import { readDescribed } from '../../../../../core/api/extract/script/read-described.ts';

const read = (text: string, ...names: string[]) => readDescribed(parseScript(text), names);

describe('the comment over the function of a component', () => {
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
  ])('is that of what it is made from: %j', (code) => {
    expect(read(`/** A card. */\nfunction CardRoot() {}\n${code}`, 'Card')?.description).toBe('A card.');
  });

  it('is its own before that', () => {
    const code = '/** Inside. */\nfunction CardRoot() {}\n/** A card. */\nconst Card = memo(CardRoot);';

    expect(read(code, 'Card')?.description).toBe('A card.');
  });

  it.each([
    ['of another one', '/** Tabs. */\nfunction Tabs() {}\nfunction Tab() {}', ['Tab', 'Tabs']],
    ['that is no doc comment', '// A card.\nfunction Card() {}', ['Card']],
    ['further up', '/** The file. */\nimport a from "a";\nfunction Card() {}', ['Card']],
    ['of what is made of itself', 'const Card = memo(Other);\nconst Other = memo(Card);', ['Card']],
    ['of what is not there', 'function Card() {}', ['Sheet']],
  ])('is none %s', (_, code, names) => {
    expect(read(code, ...names)).toBeUndefined();
  });

  it.each([
    'export default forwardRef(RowRoot);',
    'export default memo(forwardRef(RowRoot));',
    'exports.default = Object.assign(RowRoot, { Cell });',
    'const Made = memo(RowRoot);\nexport default Made;',
  ])('is that of what the module exports by default, where nothing has its name: %j', (code) => {
    expect(read(`/** A row. */\nfunction RowRoot() {}\n${code}`, 'Row', 'row')?.description).toBe('A row.');
  });

  it('is that of the name of the file, where the function is called so', () => {
    expect(read('/** A card. */\nfunction card() {}\nexport default memo(card);', 'Card', 'card')?.description).toBe(
      'A card.',
    );
  });
});
