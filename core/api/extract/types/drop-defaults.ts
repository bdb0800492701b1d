// The text of a type → the same without default type arguments of React's types.
// The compiler prints them all; people write `MouseEvent<HTMLDivElement>`, or `SyntheticEvent` alone.

const name = String.raw`(?:Synthetic|Clipboard|Composition|Drag|Pointer|Focus|Form|Invalid|Change|Input|Keyboard|Mouse|Touch|UI|Wheel|Animation|Toggle|Transition)Event`;
const argument = String.raw`([^<>(),]+)`;

const defaultSecondArguments = [
  new RegExp(String.raw`\b(SyntheticEvent)<${argument}, Event>`, 'g'),
  new RegExp(String.raw`\b(MouseEvent)<${argument}, MouseEvent>`, 'g'),
  new RegExp(String.raw`\b(UIEvent)<${argument}, UIEvent>`, 'g'),
  new RegExp(String.raw`\b(FocusEvent)<${argument}, Element>`, 'g'),
];
const defaultFirstArgument = new RegExp(String.raw`\b(${name}(?:Handler)?|ReactEventHandler)<Element>`, 'g');

/**
 * Removes type arguments that equal the defaults.
 *
 * @example
 * dropDefaults('(event: FocusEvent<Element, Element>) => void') // '(event: FocusEvent) => void'
 */
export function dropDefaults(text: string): string {
  if (!/Event|ReactElement/.test(text)) return text;
  return defaultSecondArguments
    .reduce((shorter, pattern) => shorter.replaceAll(pattern, '$1<$2>'), text)
    .replaceAll(defaultFirstArgument, '$1')
    .replaceAll(/\bReactElement<(?:any|unknown), string \| JSXElementConstructor<any>>/g, 'ReactElement')
    .replaceAll(/\bReactElement<([^<>(),]+), string \| JSXElementConstructor<any>>/g, 'ReactElement<$1>');
}
