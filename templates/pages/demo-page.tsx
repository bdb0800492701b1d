// Renders the page of a single demo, for readers who want more room, for frames and for tests. Its
// source is below, unless the page is in a frame.

import { toLightMark } from '../../core/demos/light-mark.ts';
import { mainId } from '../../core/model/engine-ids.ts';
import { renderToString } from 'react-dom/server';
import { BootScript } from '../shell/boot-script.tsx';
import { DemoStyles, type DemoStyleTexts } from '../demo-styles.tsx';
import type { PageProps } from '../page-props.ts';
import { IconLink, StyleLinks } from '../shell/look-links.tsx';
import { SettingsScript } from '../shell/settings-script.tsx';
import { directionOf } from '../text-direction.ts';

/** Props of a demo's own page. */
export interface DemoPageProps extends Pick<PageProps, 'site' | 'userLanguage' | 't' | 'assets' | 'href'> {
  readonly name: string;
  readonly file: string;
  readonly path: string;
  /** The page that the demo belongs to, and its title. */
  readonly owner: { readonly path: string; readonly title: string };
  readonly html?: string;
  /** Whether it is always shown in light mode, as it does not support dark mode. */
  readonly isLight?: boolean;
  readonly faults: readonly string[];
  readonly prefix: string;
  /** Name of the demo in its script. */
  readonly demoKey: string;
  readonly module?: string;
  readonly styles: DemoStyleTexts;
  readonly sources: readonly { readonly name: string; readonly html: string }[];
}

/** Renders a demo's own page to a complete HTML document. */
export function renderDemoPage(props: DemoPageProps): string {
  return `<!doctype html>${renderToString(<DemoPage {...props} />)}\n`;
}

function DemoPage(props: DemoPageProps) {
  const {
    name,
    file,
    owner,
    html,
    isLight,
    faults,
    prefix,
    demoKey,
    module,
    styles,
    sources,
    userLanguage,
    assets,
    t,
    href,
  } = props;
  const facts = { name, module: html === undefined ? undefined : module };

  return (
    <html
      lang={userLanguage}
      dir={directionOf(userLanguage)}
      data-mode="system"
      data-density="comfortable"
      data-api="expanded"
      data-code-variant="TS"
      data-code-styling="system"
      {...toLightMark(styles.sheets, isLight)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${name} – ${owner.title}`}</title>
        {assets.early && <script src={assets.early} />}
        <StyleLinks assets={assets} />
        {assets.demoPage && <link rel="stylesheet" href={assets.demoPage} />}
        <DemoStyles {...styles} />
        <IconLink assets={assets} />
        <link rel="canonical" href={href(owner.path)} />
      </head>
      <body className="mode-light" data-docs-template="Demo">
        {assets.boot && <BootScript text={assets.boot} />}
        <main id={mainId} tabIndex={-1} aria-label={name}>
          <h1 className="visually-hidden">{name}</h1>
          <div
            className="demo demo-alone"
            data-demo={name}
            data-docs-source={file}
            data-island="Demo"
            data-docs-on="visible"
            data-docs-props={JSON.stringify(facts)}
          >
            <div className="demo-stage demo-plain" data-mode={isLight ? 'light' : undefined}>
              {html === undefined ? (
                <div className="demo-fault">
                  <p>{t('demo.failed')}</p>
                  {faults.map((fault) => (
                    <pre key={fault}>{fault}</pre>
                  ))}
                </div>
              ) : (
                <div
                  className="demo-root"
                  data-docs-key={demoKey}
                  data-docs-prefix={prefix}
                  data-docs-stylings="system tailwind css"
                  dangerouslySetInnerHTML={{ __html: html }}
                />
              )}
            </div>
          </div>
          <div className="demo-below">
            {sources.map((source) => (
              <details key={source.name}>
                <summary>{source.name}</summary>
                <div dangerouslySetInnerHTML={{ __html: source.html }} />
              </details>
            ))}
            <p>
              <a href={`${href(owner.path)}#${name}`}>{owner.title}</a>
            </p>
          </div>
        </main>
        {assets.script && <SettingsScript {...props} />}
        {assets.preloads?.map((each) => (
          <link key={each} rel="modulepreload" href={each} />
        ))}
        {assets.script && <script type="module" src={assets.script} />}
      </body>
    </html>
  );
}
