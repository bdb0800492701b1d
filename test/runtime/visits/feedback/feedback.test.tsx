import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Feedback } from '../../../../runtime/visits/feedback/feedback.tsx';
import { findAllByRole, findByRole, renderPart, send } from '../../render-part.ts';

const props = {
  // The collector is local, because a page on a local host sends nothing to other hosts.
  endpoint: 'http://localhost/feedback',
  page: '/kit/button/',
  version: '5.0.0',
  language: 'en',
  labels: {
    question: 'Did this page help you?',
    yes: 'Yes',
    no: 'No',
    comment: 'Comment',
    hint: 'Hint',
    send: 'Send',
    retry: 'Try again',
    cancel: 'Cancel',
    sent: 'Thank you',
    failed: 'It did not arrive',
  },
};

let answer: () => Promise<{ ok: boolean }>;
let part: ReturnType<typeof renderPart>;
const fetch = vi.fn((..._request: [string, RequestInit]) => answer());

beforeEach(() => {
  answer = async () => ({ ok: true });
  vi.stubGlobal('fetch', fetch);
  part = renderPart(<Feedback {...props} />);
});
afterEach(() => {
  part.remove();
  sessionStorage.clear();
  fetch.mockClear();
  vi.unstubAllGlobals();
});

describe('the feedback question', () => {
  it('is rendered without a form on the server', () => {
    const html = renderToString(<Feedback {...props} />);

    expect(html).toContain('aria-label="Yes"');
    expect(html).not.toContain('<form');
  });

  it('opens a form with the focus in the comment after a vote', () => {
    expect(findAllByRole('textbox')).toEqual([]);

    click('No');

    expect(document.activeElement).toBe(findByRole('textbox', 'Comment'));
    expect(findByRole('button', 'No').getAttribute('aria-pressed')).toBe('true');
    expect(findByRole('button', 'Yes').getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps the comment when the reader changes the vote', () => {
    click('No');
    write('Slow');

    click('Yes');

    expect(comment()).toBe('Slow');
  });

  it('closes the form and drops the draft on cancel', () => {
    click('No');
    write('Slow');

    click('Cancel');

    expect(findAllByRole('textbox')).toEqual([]);
    expect(sessionStorage.getItem('docs-feedback:/kit/button/')).toBe('');
  });
});

describe('a message', () => {
  it('is posted with the facts of the page, and its success is announced', async () => {
    click('Yes');
    write('  Clear  ');

    await submit();

    const [address, { method, body }] = fetch.mock.calls[0]!;
    expect([address, method]).toEqual([props.endpoint, 'POST']);
    expect(JSON.parse(String(body))).toEqual({
      page: '/kit/button/',
      rating: 1,
      comment: 'Clear',
      version: '5.0.0',
      language: 'en',
    });
    expect(findByRole('status').textContent).toBe('Thank you');
    expect(document.activeElement).toBe(findByRole('status'));
    expect(findAllByRole('textbox')).toEqual([]);
    expect(sessionStorage.getItem('docs-feedback:/kit/button/')).toBe('');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('is sent by Enter with %j', async (modifier) => {
    click('No');

    await press({ key: 'Enter', ...modifier });

    expect(JSON.parse(String(fetch.mock.calls[0]![1].body))).toMatchObject({ rating: 0, comment: '' });
  });

  it('is not sent by Enter alone', async () => {
    click('No');

    await press({ key: 'Enter' });

    expect(fetch).not.toHaveBeenCalled();
  });

  it('is sent once, however often the reader presses', async () => {
    answer = () => new Promise(() => {});
    click('No');

    await submit();
    await submit();

    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an error', async () => ({ ok: false })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('that fails with %s stays in the form, is announced, and can be sent again', async (_, failure) => {
    answer = failure;
    click('No');
    write('Slow');

    await submit();

    expect(findByRole('alert').textContent).toBe('It did not arrive');
    expect(comment()).toBe('Slow');
    expect(JSON.parse(sessionStorage.getItem('docs-feedback:/kit/button/')!)).toEqual({ rating: 0, comment: 'Slow' });

    answer = async () => ({ ok: true });
    expect(findByRole('button', 'Try again')).toBeTruthy();
    await submit();
    expect(findByRole('status').textContent).toBe('Thank you');
  });
});

describe('a draft', () => {
  it('is restored with the page, without taking the focus', () => {
    click('No');
    write('Half a sen');
    part.remove();

    part = renderPart(<Feedback {...props} />);

    expect(comment()).toBe('Half a sen');
    expect(document.activeElement).toBe(document.body);
  });

  it('of another page is not shown', () => {
    click('No');
    part.remove();

    part = renderPart(<Feedback {...props} page="/kit/card/" />);

    expect(findAllByRole('textbox')).toEqual([]);
  });

  it.each(['{', 'null', '{"rating":5,"comment":"x"}', '{"rating":1}'])('that is invalid (%s) is ignored', (text) => {
    part.remove();
    sessionStorage.setItem('docs-feedback:/kit/button/', text);

    part = renderPart(<Feedback {...props} />);

    expect(findAllByRole('textbox')).toEqual([]);
  });
});

function click(name: string): void {
  send(findByRole('button', name), new MouseEvent('click', { bubbles: true }));
}

function comment(): string {
  return (findByRole('textbox', 'Comment') as HTMLTextAreaElement).value;
}

// React notices a change only if the value was set by the native setter.
function write(text: string): void {
  const field = findByRole('textbox', 'Comment');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text);
  send(field, new Event('input', { bubbles: true }));
}

async function submit(): Promise<void> {
  await act(
    async () =>
      void document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
}

async function press(key: KeyboardEventInit): Promise<void> {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key });
  await act(async () => void findByRole('textbox', 'Comment').dispatchEvent(event));
}
