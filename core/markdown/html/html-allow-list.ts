// What raw HTML a page may hold when its author is not trusted with all of it.
//
// An allow list in the form of rehype-sanitize. Everything else is dropped, and said so.

import type { Options as Schema } from 'rehype-sanitize';

/** Elements that documentation is written with. */
const tagNames = [
  'a',
  'abbr',
  'b',
  'bdi',
  'blockquote',
  'br',
  'caption',
  'cite',
  'code',
  'col',
  'colgroup',
  'dd',
  'del',
  'details',
  'dfn',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'iframe',
  'img',
  'input',
  'ins',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'picture',
  'pre',
  'q',
  'rp',
  'rt',
  'ruby',
  's',
  'samp',
  'section',
  'small',
  'source',
  'span',
  'strong',
  'sub',
  'summary',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
  'var',
  'video',
  'wbr',
];

/** Classes that the style sheet gives a meaning to in a page's text. */
const classes = [
  'description',
  'blog-description',
  'key',
  'only-light-mode',
  'only-dark-mode',
  'feature-list',
  'footnotes',
  'sr-only',
  'contains-task-list',
  'task-list-item',
  'data-footnote-backref',
  'footnote-ref',
  'align-left',
  'align-center',
  'align-right',
];

/** Elements that go with all they hold: code, pictures, and texts that are no part of the page. */
export const strippedElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'textarea',
  'title',
]);

const web = ['http', 'https'];
/** What asks to be counted when it is clicked: "data-event-category", and as gtag's tools write it. */
const counted = ['dataEvent', 'dataGaEvent'].flatMap((prefix) =>
  ['Category', 'Action', 'Label', 'Split'].map((name) => `${prefix}${name}`),
);

/** Makes the list for a page whose slots carry `mark`. */
export function createAllowList(mark: string): Schema {
  return {
    tagNames,
    strip: [...strippedElements],
    clobber: [],
    ancestors: {
      li: ['ul', 'ol'],
      tbody: ['table'],
      td: ['table'],
      th: ['table'],
      thead: ['table'],
      tfoot: ['table'],
      tr: ['table'],
    },
    required: { input: { disabled: true, type: 'checkbox' } },
    protocols: { href: [...web, 'mailto', 'tel'], src: web, poster: web, cite: web },
    attributes: {
      a: ['href', 'target', 'rel', 'dataFootnoteRef', 'dataFootnoteBackref'],
      details: ['open'],
      iframe: ['src', 'title', 'width', 'height', 'loading', 'allowFullScreen'],
      img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      input: [['type', 'checkbox'], ['disabled', true], 'checked'],
      ol: ['start', 'reversed', 'type'],
      section: ['dataFootnotes', ['dataSlot', new RegExp(`^${mark}-\\d+$`)]],
      span: [['dataSlot', new RegExp(`^${mark}-\\d+$`)]],
      source: ['src', 'srcSet', 'sizes', 'type', 'width', 'height', 'media'],
      td: ['colSpan', 'rowSpan', 'headers'],
      th: ['colSpan', 'rowSpan', 'scope', 'headers', 'abbr'],
      time: ['dateTime'],
      video: ['src', 'poster', 'width', 'height', 'controls', 'autoPlay', 'loop', 'muted', 'playsInline', 'preload'],
      '*': [
        'id',
        'title',
        'lang',
        'dir',
        'role',
        'ariaLabel',
        'ariaHidden',
        'ariaDescribedBy',
        'ariaLabelledBy',
        ...counted,
        ['className', ...classes, /^language-[\w+#.-]{1,30}$/],
      ],
    },
  };
}

/** Tells whether raw HTML may hold an element of this name. */
export function isAllowedElement(tagName: string): boolean {
  return tagNames.includes(tagName);
}
