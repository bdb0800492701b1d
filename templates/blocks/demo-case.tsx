// Renders a demo in its case: the component, a row of tools, and its source.
//
// It is complete without a script: the component's HTML, and a preview of its source. All styling
// solutions and languages are in the page, and CSS shows the reader's. The tools, the full source and
// the live component come with the island.

import type { DemoOptions } from '../../core/model/demo-marker.ts';
import { serveVariants, type Styling } from '../../core/demos/plan-demo.ts';
import type { Translate } from '../page-props.ts';
import type { DemoCaseProps, ShownStyling } from './demo-case-props.ts';
import { DemoToolbar } from './demo-toolbar.tsx';

/** Renders a demo in its case. */
export function DemoCase(props: DemoCaseProps) {
  const { name, file, options, id, stylings, hrefs, t } = props;
  const isBare = options.bg === 'inline' && options.hideToolbar;
  const facts = {
    name,
    module: stylings.some(({ html }) => html !== undefined) ? hrefs.module : undefined,
    sources: hrefs.sources,
    live: options.disableLiveEdit ? undefined : hrefs.live,
  };

  return (
    <div
      className={isBare ? 'demo demo-bare' : 'case demo'}
      id={id}
      data-demo={name}
      data-docs-source={file}
      data-island="Demo"
      data-docs-on="visible"
      data-docs-props={JSON.stringify(facts)}
      role="group"
      aria-label={t('demo.label', { name })}
    >
      {id && <Anchors {...props} />}
      <Stage {...props} />
      {!options.hideToolbar && <DemoToolbar {...props} />}
      {!options.hideToolbar && <Source {...props} />}
    </div>
  );
}

/** Renders anchors for links to a demo's variants. */
function Anchors({ name, options, stylings }: DemoCaseProps) {
  return options.hideToolbar
    ? null
    : listDemoAnchors(name, stylings).map((anchor) => <span key={anchor} className="demo-anchor" id={anchor} />);
}

/** Lists the fragments of a demo's variants: "Name.tsx", "tailwind-Name.js". */
export function listDemoAnchors(
  name: string,
  stylings: readonly Pick<ShownStyling, 'styling' | 'sources'>[],
): string[] {
  return stylings.flatMap(({ styling, sources }) => {
    const anchors = sources.map(({ variant }) => `${name}.${variant === 'TS' ? 'tsx' : 'js'}`);
    const hasOneStyling = stylings.length === 1 && styling === 'system';
    return hasOneStyling
      ? anchors
      : [...(styling === 'system' ? anchors : []), ...anchors.map((anchor) => `${styling}-${anchor}`)];
  });
}

function Stage({ name, options, stylings, isLight, hrefs, t }: DemoCaseProps) {
  const background =
    options.bg === undefined ? (options.iframe ? 'plain' : 'outlined') : options.bg === true ? 'plain' : options.bg;
  const width = options.maxWidth === undefined ? '' : ` demo-width-${options.maxWidth}`;

  return (
    <div className={`demo-stage demo-${background}${width}`} data-mode={isLight ? 'light' : undefined}>
      {stylings.map(({ styling, serves, prefix, html, faults }) => {
        if (html === undefined) return <Fault key={styling} serves={serves} faults={faults} t={t} />;
        if (options.iframe)
          return (
            <Frame
              key={styling}
              name={name}
              serves={serves}
              options={options}
              src={toPageHref(hrefs.page, styling, stylings)}
              t={t}
            />
          );
        return (
          <div
            key={styling}
            className="demo-root"
            data-docs-key={`${name}/${styling}`}
            data-docs-prefix={prefix}
            data-docs-stylings={serves.join(' ')}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        );
      })}
    </div>
  );
}

/** Returns the address of the page that shows a demo alone in one styling solution. */
export function toPageHref(page: string, styling: Styling, stylings: readonly Pick<ShownStyling, 'styling'>[]): string {
  return styling === stylings[0]?.styling ? page : `${page}${styling}/`;
}

function Frame({
  name,
  serves,
  options,
  src,
  t,
}: {
  name: string;
  serves: readonly Styling[];
  options: DemoOptions;
  src: string;
  t: Translate;
}) {
  return (
    <iframe
      className="demo-frame"
      data-docs-stylings={serves.join(' ')}
      src={src}
      title={t('demo.label', { name })}
      height={options.height ?? 400}
      loading="lazy"
    />
  );
}

function Fault({ serves, faults, t }: { serves: readonly Styling[]; faults: readonly string[]; t: Translate }) {
  return (
    <div className="demo-fault" data-docs-stylings={serves.join(' ')}>
      <p>{t('demo.failed')}</p>
      {faults.map((fault) => (
        <pre key={fault}>{fault}</pre>
      ))}
    </div>
  );
}

function Source({ options, stylings, hrefs, t }: DemoCaseProps) {
  const isOpen = options.defaultCodeOpen === true;
  const hasPreview =
    options.defaultCodeOpen === undefined && stylings.some(({ sources }) => sources.some(({ preview }) => preview));

  return (
    <div className="demo-code" data-docs-open={isOpen ? '' : undefined}>
      {stylings.map((shown) => (
        <div key={shown.styling} className="demo-sources" data-docs-stylings={shown.serves.join(' ')}>
          <Notes shown={shown} stylings={stylings} t={t} />
          {hasPreview && <Previews {...shown} />}
          {isOpen && <FullSource {...shown} />}
        </div>
      ))}
      <div className="demo-full" hidden={!isOpen} />
      <noscript>
        <a className="demo-more" href={hrefs.page}>
          {t('demo.openPage')}
        </a>
      </noscript>
    </div>
  );
}

/** Renders notes on missing variants. A demo with only the default styling needs none about styling. */
function Notes({ shown, stylings, t }: { shown: ShownStyling; stylings: readonly ShownStyling[]; t: Translate }) {
  const missing =
    stylings.length > 1 || shown.styling !== 'system'
      ? shown.serves.filter((styling) => styling !== shown.styling)
      : [];
  const isScriptOnly = !shown.sources.some(({ variant }) => variant === 'TS');

  return (
    <>
      {missing.map((styling) => (
        <p key={styling} className="demo-note" data-docs-stylings={styling}>
          {t('demo.noStyling', { wish: t(`demo.${styling}`), given: t(`demo.${shown.styling}`) })}
        </p>
      ))}
      {isScriptOnly && (
        <p className="demo-note" data-docs-variants="TS">
          {t('demo.noTypes')}
        </p>
      )}
    </>
  );
}

function Previews({ sources }: ShownStyling) {
  const [first, second] = sources;
  const isSame = first?.preview === second?.preview;
  const shown = isSame && first ? [first] : sources;
  const served = serveVariants(sources.map(({ variant }) => variant));

  return shown.map(({ variant, preview }) =>
    preview ? (
      <div
        key={variant}
        className="demo-preview"
        data-docs-variants={isSame ? 'TS JS' : served[variant]?.join(' ')}
        dangerouslySetInnerHTML={{ __html: preview }}
      />
    ) : null,
  );
}

function FullSource({ sources }: ShownStyling) {
  const served = serveVariants(sources.map(({ variant }) => variant));

  return sources.map(({ variant, files }) => (
    <div
      key={variant}
      className="demo-whole"
      data-docs-variants={served[variant]?.join(' ')}
      dangerouslySetInnerHTML={{ __html: files[0]?.html ?? '' }}
    />
  ));
}
