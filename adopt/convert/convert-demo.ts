// dumi: <code src="./demo.tsx"> and <embed src="./part.md"> → Vitrine's demos, code from files and partials.

import { codeOf, inlineOf, textOf, type ElementTools } from './element-tools.ts';

/** Converts a demo, with its title and description before it. */
export function convertDemo(element: ElementTools): string | undefined {
  const { tools, spot } = element;
  const source = textOf(element, 'src');
  if (source === undefined) return element.written;
  const file = tools.toFile(source);
  const title = textOf(element, 'title') ?? inlineOf(element);
  const description = textOf(element, 'description', 'desc');
  const before = [title && `**${title}**`, description]
    .filter(Boolean)
    .map((text) => `${text}\n\n`)
    .join('');
  const demo = file === undefined ? { fault: 'does not exist' } : tools.keepDemo({ file });
  if ('name' in demo) {
    const options = {
      demo: demo.name,
      ...(element.attributes.some(({ name }) => name === 'iframe') && { iframe: true }),
    };
    const height = codeOf(element, 'iframe') ?? textOf(element, 'iframe');
    const all = { ...options, ...(height !== undefined && /^\d+$/.test(height) && { height: Number(height) }) };
    return `${before}{{${JSON.stringify(all).slice(1, -1).replaceAll('":', '": ').replaceAll(',"', ', "')}}}`;
  }
  tools.note(spot, {
    kind: file === undefined ? 'left' : 'changed',
    what: `The demo ${source}, which ${demo.fault}${file === undefined ? '' : ', is shown as code'}`,
    todo: 'Write it as a file next to the page with a component as its default export, and add it with {{"demo": "Name.tsx"}}.',
  });
  if (file === undefined) return `${before}<!-- ${element.written.replace(/--+>?/g, '-')} -->`;
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? 'text';
  return `${before}\`\`\`${/^(?:[jt]sx?|css|less|scss)$/.test(extension) ? extension : 'text'} file="${tools.keepFile(file)}"\n\`\`\``;
}

/** Converts an embedded Markdown file. */
export function convertEmbed(element: ElementTools): string | undefined {
  const { tools, spot } = element;
  const [path = '', lines] = (textOf(element, 'src') ?? '').split('#');
  const file = tools.toFile(path);
  if (file === undefined) return undefined;
  if (lines === undefined) return `{{"include": ${JSON.stringify(tools.keepPartial(file))}}}`;
  const [, first = '1', last = first] = /^L(\d+)(?:-L?(\d+))?$/.exec(lines) ?? [];
  const text = (tools.readFile(file) ?? '')
    .split('\n')
    .slice(Number(first) - 1, Number(last))
    .join('\n');
  tools.note(spot, {
    kind: 'changed',
    what: 'Lines of another file were copied into the page',
    todo: `They come from ${path}.`,
  });
  return element.convert({ text, line: spot.line, indent: 0 });
}
