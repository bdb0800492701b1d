import { describe, expect, it } from 'vitest';
import { toPageModule } from '../../../cli/client/page-module.ts';

const page = {
  file: 'content/a.md',
  product: 'joy-ui',
  demos: [
    { name: 'Demo', styling: 'system' as const, file: 'content/a/Demo.tsx' },
    { name: 'It\'s "x"', styling: 'css' as const, file: 'content/a/b"c.tsx' },
  ],
};

describe('the script of a page', () => {
  it('names its demos as the page does', () => {
    const lines = toPageModule(page).split('\n');

    expect(lines).toContain('import demo0 from "site:content/a/Demo.tsx";');
    expect(lines).toContain('import demo1 from "site:content/a/b\\"c.tsx";');
    expect(lines).toContain('const demos = { "Demo/system": demo0, "It\'s \\"x\\"/css": demo1 };');
  });

  it('puts the wrapper of the site around them', () => {
    expect(toPageModule({ ...page, wrapper: 'content/Root.tsx' })).toContain(
      'import Wrapper from "site:content/Root.tsx";',
    );
    expect(toPageModule(page)).toContain('const Wrapper = undefined;');
  });

  it('brings what playgrounds need where there is one', () => {
    const playgrounds = [{ key: 'Button', file: 'content/a/Button', text: '' }];

    expect(toPageModule({ ...page, playgrounds })).toMatch(
      /\nexport \{ startPlayground \} from ".*runtime\/start-playground\.js";$/,
    );
    expect(toPageModule(page)).not.toContain('startPlayground');
  });

  it('has Emotion insert its rules in its fast mode', () => {
    expect(toPageModule(page).split('\n').at(-1)).toBe(
      'export const { hydrate, mount } = createDemoHost({ demos, Wrapper, emotion, product: "joy-ui", speedy: true });',
    );
  });
});
