// Pages of MDX that break one rule each; they are in one site, in content/lib/<rule>.mdx.

import { goodPage } from '../../site-test.ts';
import type { PageCase } from './page-case.ts';

const page = (title: string, body: string) =>
  goodPage(title, body).replace('class="description"', 'className="description"');

/** Files that the pages import. */
export const mdxFiles = {
  'content/lib/Thrower.tsx':
    "export function Thrower() {\n  return <p>{window.innerWidth}</p>;\n}\nexport function Nothing({ of }: { of?: string[] }) {\n  return <p>{of!.join(', ')}</p>;\n}\nexport function Box() {\n  return <div>Box</div>;\n}\n",
  'content/lib/Picker.tsx': "'use client';\nexport function Picker() {\n  return <b>Pick</b>;\n}\n",
  'content/lib/Card.stories.tsx': 'export default {};\nexport const Primary = { render: () => <b>Primary</b> };\n',
};

/** Pages of MDX that break one rule each. */
export const mdxCases: readonly (PageCase & { readonly name: string; readonly text: string })[] = [
  {
    rule: 'demo-exit',
    name: 'exit',
    text: page('A', 'Ends with {process.exit(3)}.'),
    prints: [
      'content/lib/exit.mdx:1:1 error demo-exit  The page ends the process that renders it. Remove the call to process.exit in its code and imports: other pages are made by the same process.',
    ],
  },
  {
    rule: 'mdx-syntax',
    name: 'generic',
    text: page('A', 'A list of Array<string> values.'),
    prints: [
      'content/lib/generic.mdx:5:16 error mdx-syntax  Expected a closing tag for "<string>" before the end of "paragraph". Close the element, with "/>" if it has no content. If it is not an element, write "\\<" or `<` for the character.',
    ],
  },
  {
    rule: 'mdx-syntax',
    name: 'brace',
    text: page('B', 'An object {like this} here.'),
    prints: [
      'content/lib/brace.mdx:5:16 error mdx-syntax  The code between the braces is not a JavaScript expression. Correct the JavaScript between the braces. If it is not code, write "\\{" or `{` for the character.',
    ],
  },
  {
    rule: 'mdx-syntax',
    name: 'comment',
    text: page('C', '<!-- a comment -->'),
    prints: [
      'content/lib/comment.mdx:5:2 error mdx-syntax  Unexpected character "!" before name, expected a character that can start a name, such as a letter, "$", or "_". Write {/* … */}: MDX has no HTML comments.',
    ],
  },
  {
    rule: 'mdx-component',
    name: 'unknown',
    text: page('D', 'Text.\n\n<Callot type="info">Text.</Callot>'),
    prints: [
      'content/lib/unknown.mdx:7:1 error mdx-component  No component is named "Callot": the page does not import it, and neither the site nor the engine has one. Did you mean "Callout"? Otherwise import Callot at the top of the page.',
    ],
  },
  {
    rule: 'mdx-attribute',
    name: 'attribute',
    text: page('E', "export const title = 'T';\n\n<Callout title={title}>Text.</Callout>"),
    prints: [
      'content/lib/attribute.mdx:7:1 error mdx-attribute  "<Callout>" is rendered when the page is parsed, so its attributes cannot be code. Write plain values: title="Mind the version", open, height={300}.',
    ],
  },
  {
    rule: 'mdx-export',
    name: 'layout',
    text: page('F', 'export default function Layout({ children }) { return children; }'),
    prints: [
      'content/lib/layout.mdx:5 error mdx-export  The page exports a layout by default, but templates lay out the pages. Remove "export default", or move the layout to templates/Documentation.tsx.',
    ],
  },
  {
    rule: 'mdx-import',
    name: 'import',
    text: page('G', "import Install from './install.mdx';"),
    prints: [
      'content/lib/import.mdx:5 error mdx-import  "./install.mdx" is a page or a partial, but only code can be imported. Write {{"include": "partials/name.md"}} on a line of its own: that is how pages share text.',
    ],
  },
  {
    rule: 'mdx-handler',
    name: 'handler',
    text: page('H', '<button onClick={() => alert(1)}>Save</button>'),
    prints: [
      'content/lib/handler.mdx:5:1 warning mdx-handler  "onClick" of "<button>" does nothing: in the browser, the element is plain HTML. Move the element into a component whose file starts with \'use client\', and import that component.',
    ],
  },
  {
    rule: 'mdx-render',
    name: 'value',
    text: page('I', 'Text\n\n{undefined.length}'),
    prints: [
      'content/lib/value.mdx:7:1 error mdx-render  "{undefined.length}" fails with "Cannot read properties of undefined (reading \'length\')". Correct the element or the values passed to it.',
    ],
  },
  {
    rule: 'mdx-render',
    name: 'component',
    text: page('J', "import { Nothing } from './Thrower';\n\n<Nothing />"),
    prints: [
      'content/lib/Thrower.tsx:5:18 error mdx-render  "<Nothing>" fails with "Cannot read properties of undefined (reading \'join\')". Correct the component. It is rendered by content/lib/component.mdx:7.',
    ],
  },
  {
    rule: 'mdx-paragraph',
    name: 'paragraph',
    text: page('M', "import { Box } from './Thrower';\n\nText with <Box /> in it.\n\n- <Box />\n\n<Box />"),
    prints: [
      'content/lib/paragraph.mdx:7:11 warning mdx-paragraph  "<Box>" renders a "<div>" inside a paragraph, and browsers end the paragraph there. Put it on its own line, or have it render an inline element, such as a "<span>".',
    ],
  },
  {
    rule: 'island-props',
    name: 'props',
    text: page('K', "import { Picker } from './Picker';\n\n<Picker days={[1]} onPick={() => 1} />"),
    prints: [
      'content/lib/props.mdx:7:1 error island-props  The prop "onPick" of the island "Picker" is a function, which cannot be serialized into the page. Pass text, numbers, lists or plain objects, or pass it from a file that starts with \'use client\'.',
    ],
  },
  {
    rule: 'story-not-found',
    name: 'story',
    text: page('L', '{{"demo": "Card.stories.tsx#Primry"}}'),
    prints: [
      'content/lib/story.mdx:5:1 error story-not-found  content/lib/Card.stories.tsx exports no story "Primry". Did you mean "Primary"?',
    ],
  },
];
