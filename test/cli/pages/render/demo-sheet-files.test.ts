import { describe, expect, it } from 'vitest';
import { DemoSheetFiles } from '../../../../cli/pages/render/demo-sheet-files.ts';
import { hash } from '../../../../cli/files/hash.ts';

const large = `.kit{color:red}${'.a{margin:0}'.repeat(1000)}`;
const file = `_app/assets/kit.${hash(large).slice(0, 10)}.css`;
const toStyles = (sheets: Record<string, string>) => ({ rules: {}, globals: {}, sheets, widths: [] });

describe('the files of demos’ style sheets', () => {
  it('are named after the sheet and its contents, and have an integrity hash', () => {
    const [made, ...others] = new DemoSheetFiles('/docs/').list(toStyles({ 'node_modules/kit/kit.css': large }));

    expect(made).toEqual({
      file,
      href: `/docs/${file}`,
      contents: large,
      isShared: true,
      integrity: expect.stringMatching(/^sha256-[\w+/]{43}=$/) as string,
    });
    expect(others).toEqual([]);
  });

  it('leave small sheets in the page', () => {
    const styles = toStyles({ 'a.css': '.a{}', 'node_modules/kit/kit.css': large });

    expect(new DemoSheetFiles('/').link(styles)).toEqual({
      ...styles,
      hrefs: { 'node_modules/kit/kit.css': `/${file}` },
    });
    expect(new DemoSheetFiles('/').link(toStyles({ 'a.css': '.a{}' }))).toEqual(toStyles({ 'a.css': '.a{}' }));
  });

  it('change with the sheet', () => {
    const files = new DemoSheetFiles('/');
    const toFile = (css: string) => files.list(toStyles({ 'kit.css': css }))[0]?.file;

    expect(toFile(`${large}.b{}`)).not.toBe(file);
    expect(toFile(large)).toBe(file);
  });

  it('are one for two names with the same text and stem', () => {
    const styles = toStyles({ 'one/kit.css': large, 'two/kit.scss': large });

    expect(new DemoSheetFiles('/').list(styles).map((each) => each.file)).toEqual([file]);
  });
});
