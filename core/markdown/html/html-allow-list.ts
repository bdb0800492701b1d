// The raw HTML that a page can contain if the site does not trust all HTML: an allow list for rehype-sanitize.
// Everything else is removed and reported.

import type { Options as Schema } from 'rehype-sanitize';

/** Elements that documentation uses. */
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

/** Classes that the style sheet defines for the text of a page. */
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

/** Elements that are removed with their content: code, pictures, and text that is not part of the page. */
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

const webProtocols = ['http', 'https'];
/** Attributes for counting clicks: "data-event-category", and the names that gtag's tools use. */
const analyticsAttributes = ['dataEvent', 'dataGaEvent'].flatMap((prefix) =>
  ['Category', 'Action', 'Label', 'Split'].map((name) => `${prefix}${name}`),
);

/** Creates the allow list for a page whose slots have `mark`. */
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
    protocols: {
      href: [...webProtocols, 'mailto', 'tel'],
      src: webProtocols,
      poster: webProtocols,
      cite: webProtocols,
    },
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
        ...analyticsAttributes,
        ['className', ...classes, /^language-[\w+#.-]{1,30}$/],
      ],
    },
  };
}

/** Returns whether raw HTML can contain an element of this name. */
export function isAllowedElement(tagName: string): boolean {
  return tagNames.includes(tagName);
}
