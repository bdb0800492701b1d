// Renders the styles of a page's demos in its head: Emotion finds its own there when the demos become
// live, and does not insert them again. `data-s` marks them as in place: Emotion moves style elements
// without it to the end of the head, and the browser would then restart loading their fonts.

/** The styles of demos. */
export interface DemoStyleTexts {
  /** Emotion's scoped rules by name. */
  readonly rules: Readonly<Record<string, string>>;
  readonly globals: Readonly<Record<string, string>>;
  /** Style sheets that demos import, by file. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Addresses of the style sheets that are files of the site, by file; the others are in the page. */
  readonly hrefs?: Readonly<Record<string, string>>;
  /** Maximum widths set by demo markers, in pixels. */
  readonly widths: readonly number[];
}

/** Merges styles; those with the same name appear once. */
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

/** Renders the styles of demos. */
export function DemoStyles({ rules, globals, sheets, hrefs = {}, widths }: DemoStyleTexts) {
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
      {Object.entries(sheets).map(([file, text]) =>
        hrefs[file] === undefined ? (
          <style key={file} data-docs-demo-style="" dangerouslySetInnerHTML={{ __html: escapeStyle(text) }} />
        ) : (
          <link key={file} data-docs-demo-style="" rel="stylesheet" href={hrefs[file]} />
        ),
      )}
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

/** Escapes "</style", which would end the element; in a CSS string the escape means the same. */
function escapeStyle(css: string): string {
  return css.replace(/<(?=\/style|!--)/gi, '\\3C ');
}
