import { describe, expect, it } from 'vitest';
import { listSectionWords, toText } from '../../../../core/search/build/list-section-words.ts';

describe('the words of sections', () => {
  it('are listed below their heading, each once', () => {
    const blocks = [
      { kind: 'html' as const, html: '<h1>Title</h1><p>Intro &amp; <a href="/hidden/">intro</a>.</p>' },
      { kind: 'html' as const, html: '<h2 id="one">One</h2><p>First</p><h3 id="two">Two</h3><p>Second</p>' },
    ];

    expect(
      listSectionWords(blocks, [
        { id: 'one', text: 'One' },
        { id: 'two', text: 'Two' },
      ]),
    ).toEqual(['title intro', 'one first', 'two second']);
  });

  it('are empty below a heading that a component renders', () => {
    const blocks = [{ kind: 'html' as const, html: '<p>Text</p>' }];

    expect(listSectionWords(blocks, [{ id: 'drawn', text: 'Drawn' }])).toEqual(['text', '']);
  });

  it('are not taken from blocks of code, and are pairs where a script has no spaces', () => {
    const html =
      '<figure class="code"><figcaption>Copy</figcaption><pre>const x</pre></figure><p>按钮组 <code>useMenu</code></p>';

    expect(listSectionWords([{ kind: 'html', html }], [])).toEqual(['按钮 钮组 组 usemenu use menu']);
  });

  it('are not cut by marks or by ends of lines inside them', () => {
    const html = '<p>支持国<b>际</b>\n化。use<wbr>Menu</p>';

    expect(listSectionWords([{ kind: 'html', html }], [])).toEqual(['支持 持国 国际 际化 化 usemenu use menu']);
  });

  it('come from text without tags and entities', () => {
    expect(toText('<b>a</b> &lt;Button&gt; &#x27;x&#39; &quot;y&quot;').trim()).toBe('a <Button> \'x\' "y"');
  });
});
