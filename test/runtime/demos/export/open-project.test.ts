import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openProject } from '../../../../runtime/demos/export/open-project.ts';

const sent: { form: HTMLFormElement; inPage: boolean; fields: [string, string][] }[] = [];
const { submit } = HTMLFormElement.prototype;

beforeEach(() => {
  sent.length = 0;
  // No server answers here: the fields are recorded when the form is submitted.
  HTMLFormElement.prototype.submit = function keep(this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }): [string, string] => [name, value]);
    sent.push({ form: this, inPage: this.isConnected, fields });
  };
});
afterEach(() => {
  HTMLFormElement.prototype.submit = submit;
});

describe('opening a project', () => {
  it('posts every field, in order and to the letter, from a form in the page', () => {
    openProject({
      action: 'https://stackblitz.com/run',
      fields: { 'project[title]': 'A "b" <c>', 'project[files][a.ts]': 'line\n\tline\n' },
    });

    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      inPage: true,
      fields: [
        ['project[title]', 'A "b" <c>'],
        ['project[files][a.ts]', 'line\n\tline\n'],
      ],
    });
    expect(sent[0]?.form.method).toBe('post');
    expect(sent[0]?.form.getAttribute('action')).toBe('https://stackblitz.com/run');
  });

  it('uses a new tab that cannot reach back', () => {
    openProject({ action: 'https://example.com/', fields: {} });

    expect(sent[0]?.form.target).toBe('_blank');
    expect(sent[0]?.form.getAttribute('rel')).toBe('noopener');
  });

  it('leaves nothing in the page', () => {
    openProject({ action: 'https://example.com/', fields: { a: 'b' } });

    expect(document.querySelector('form')).toBeNull();
  });
});
