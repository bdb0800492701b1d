// The text of a type → the same without the type arguments that React fills in where nobody writes any.
// The compiler prints them all; people write `MouseEvent<HTMLDivElement>`, and `SyntheticEvent` alone.

const name = String.raw`(?:Synthetic|Clipboard|Composition|Drag|Pointer|Focus|Form|Invalid|Change|Input|Keyboard|Mouse|Touch|UI|Wheel|Animation|Toggle|Transition)Event`;
const argument = String.raw`([^<>(),]+)`;

const seconds = [
  new RegExp(String.raw`\b(SyntheticEvent)<${argument}, Event>`, 'g'),
  new RegExp(String.raw`\b(MouseEvent)<${argument}, MouseEvent>`, 'g'),
  new RegExp(String.raw`\b(UIEvent)<${argument}, UIEvent>`, 'g'),
  new RegExp(String.raw`\b(FocusEvent)<${argument}, Element>`, 'g'),
];
const firsts = new RegExp(String.raw`\b(${name}(?:Handler)?|ReactEventHandler)<Element>`, 'g');

/**
 * Drops the arguments that are what they are by default.
 *
 * @example
 * dropDefaults('(event: FocusEvent<Element, Element>) => void') // '(event: FocusEvent) => void'
 */
export function dropDefaults(text: string): string {
  if (!/Event|ReactElement/.test(text)) return text;
  return seconds
    .reduce((shorter, pattern) => shorter.replaceAll(pattern, '$1<$2>'), text)
    .replaceAll(firsts, '$1')
    .replaceAll(/\bReactElement<(?:any|unknown), string \| JSXElementConstructor<any>>/g, 'ReactElement')
    .replaceAll(/\bReactElement<([^<>(),]+), string \| JSXElementConstructor<any>>/g, 'ReactElement<$1>');
}
