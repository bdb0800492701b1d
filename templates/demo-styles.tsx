// The styles that demos bring into a page, in its head: Emotion finds its own there when the demos
// come to life, and inserts none of them a second time. `data-s` says that they are in place: what
// Emotion does not see it on it moves to the end of the head, and a browser that is loading a font
// of theirs then begins once more.

/** Styles of demos. */
export interface DemoStyleTexts {
  /** Rules of Emotion by name, and global ones apart. */
  readonly rules: Readonly<Record<string, string>>;
  readonly globals: Readonly<Record<string, string>>;
  /** Style sheets that demos import, by file. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Limits of width that markers ask for, in pixels. */
  readonly widths: readonly number[];
}

/** Puts styles together; what two of them name is there once. */
export function mergeDemoStyles(...all: readonly DemoStyleTexts[]): DemoStyleTexts {
  const merge = (pick: (styles: DemoStyleTexts) => Readonly<Record<string, string>>) =>
    Object.assign({}, ...all.map(pick)) as Record<string, string>;
  return {
    rules: merge(({ rules }) => rules),
    globals: merge(({ globals }) => globals),
    sheets: merge(({ sheets }) => sheets),
    widths: [...new Set(all.flatMap(({ widths }) => widths))].sort((a, b) => a - b),
  };
}

/** Writes the styles of demos. */
export function DemoStyles({ rules, globals, sheets, widths }: DemoStyleTexts) {
  const names = Object.keys(rules);

  return (
    <>
      {Object.entries(globals).map(([name, text]) => (
        <style
          key={name}
          data-emotion={`css-global ${name}`}
          data-s=""
          dangerouslySetInnerHTML={{ __html: escapeStyle(text) }}
        />
      ))}
      {names.length > 0 && (
        <style
          data-emotion={`css ${names.join(' ')}`}
          data-s=""
          dangerouslySetInnerHTML={{ __html: escapeStyle(Object.values(rules).join('')) }}
        />
      )}
      {Object.entries(sheets).map(([file, text]) => (
        <style key={file} data-docs-demo-style="" dangerouslySetInnerHTML={{ __html: escapeStyle(text) }} />
      ))}
      {widths.length > 0 && (
        <style
          dangerouslySetInnerHTML={{
            __html: widths.map((width) => `.demo-width-${width}>*{max-inline-size:${width}px}`).join(''),
          }}
        />
      )}
    </>
  );
}

/** "</style" ends the element wherever it stands; in a string of CSS an escape means the same. */
function escapeStyle(css: string): string {
  return css.replace(/<(?=\/style|!--)/gi, '\\3C ');
}
