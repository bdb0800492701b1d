import { describe, expect, it } from 'vitest';
import { withLabel } from '../../../core/text/with-label.ts';

describe('a label', () => {
  it.each([
    ['Link to this section', 'Usage', 'Link to this section: Usage'],
    ['此章节的链接', '安装', '此章节的链接：安装'],
    ['このセクションへのリンク', 'Usage', 'このセクションへのリンク：Usage'],
    ['이 섹션 링크', '설치', '이 섹션 링크: 설치'],
  ])('%s precedes %s with the colon of its script', (label, text, joined) => {
    expect(withLabel(label, text)).toBe(joined);
  });
});
