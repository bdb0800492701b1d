// The rendered demos of a page → the HTML in the page, the styles for its head, and further files: one with all
// sources, and a page for each demo.

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoMarker } from '../../../core/model/demo-marker.ts';
import { isLightOnly } from '../../../core/demos/is-light-only.ts';
import type { ExportPlan } from '../../../core/demos/export/project.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { Page } from '../../../core/model/page.ts';
import { createLiveLabels } from '../../../runtime/demos/live/live-labels.ts';
import type { LiveSheets } from '../../../runtime/demos/live/live-sheets.ts';
import { toOutputFile } from '../../../core/model/url-path.ts';
import { DemoCase, listDemoAnchors, toPageHref } from '../../../templates/blocks/demo-case.tsx';
import type { ShownStyling } from '../../../templates/blocks/demo-case-props.ts';
import { renderDemoPage } from '../../../templates/pages/demo-page.tsx';
import type { DemoStyleTexts } from '../../../templates/demo-styles.tsx';
import type { PageProps } from '../../../templates/page-props.ts';
import type { DemoContext } from '../demo-context.ts';
import { toText } from '../../../core/search/build/list-section-words.ts';
import type { FoundDemo } from '../../../core/search/search-record.ts';
import { hash } from '../../files/hash.ts';
import { toSheetKey } from '../../site/styles/package-styles.ts';
import type { MadeDemo, MadeDemos, MadeStyling } from '../made-demos.ts';

/** The rendered demos of a page. */
export interface RenderedDemos {
  readonly render: (marker: DemoMarker) => string;
  readonly styles: DemoStyleTexts;
  readonly files: readonly OutputFile[];
  readonly anchors: readonly string[];
  /** Those that can be linked to, with the first line of their code. */
  readonly linkable: readonly FoundDemo[];
  /** Paths of the pages of the demos. */
  readonly paths: readonly string[];
}

/** The page, and the options for rendering its demos. */
interface RenderTask extends Pick<PageProps, 'site' | 'userLanguage' | 't' | 'assets' | 'href' | 'title'> {
  readonly page: Page;
  readonly context: DemoContext;
  /** Adds the addresses of style sheets that are files of the site. */
  readonly linkSheets: (styles: DemoStyleTexts) => DemoStyleTexts;
  /** URL of the script with the page's demos. */
  readonly module?: string;
}

/** Longer lines do not fit beside a search result. */
const maxLineLength = 72;

/** Renders the demos of a page. */
export function renderDemos({ byMarker, around }: MadeDemos, task: RenderTask): RenderedDemos {
  const { page, t, context, module, href } = task;
  const renderedDemos = [...byMarker.values()].filter(({ stylings }) => stylings.length > 0);
  const firsts = [
    ...new Map(renderedDemos.map((demo) => [demo.marker.name, demo] as const).reverse()).values(),
  ].reverse();
  const sources = toSourcesFile(task, { demos: firsts, around });
  const base = context.site.base;
  const pages = firsts.flatMap((demo) => toDemoPages(demo, task));

  return {
    styles: mergeStyles(renderedDemos),
    files: renderedDemos.length > 0 ? [sources, ...pages.map(({ file }) => file)] : [],
    anchors: firsts.flatMap(({ marker, stylings }) =>
      marker.options.hideToolbar ? [] : listDemoAnchors(marker.name, stylings.map(show)),
    ),
    linkable: firsts.map(toFound),
    paths: pages.map(({ path }) => path),

    render(marker) {
      const demo = byMarker.get(marker);
      if (!demo || demo.stylings.length === 0) return '';
      const { name, options } = marker;
      const file = demo.stylings[0]?.file ?? '';
      return renderToString(
        createElement(DemoCase, {
          name,
          file,
          options,
          t,
          ...(firsts.includes(demo) && { id: name }),
          stylings: demo.stylings.map(show),
          isLight: isLightOnly(context.site, page.product ?? ''),
          hrefs: {
            module,
            sources: `${base}${sources.file}`,
            page: href(toDemoPath(page, name)),
            ...(context.assets.live && { live: context.assets.live }),
            ...(context.site.editUrl && {
              repository: context.site.editUrl.replaceAll('{file}', file).replace('/edit/', '/blob/'),
            }),
          },
        }),
      );
    },
  };
}

function show({ styling, serves, prefix, rendered, problems, sources }: MadeStyling): ShownStyling {
  const faults = problems.map(
    ({ place, message }) =>
      `${place.file}${place.line ? `:${place.line}${place.column ? `:${place.column}` : ''}` : ''}  ${message}`,
  );
  return { styling, serves, prefix, html: rendered?.html, faults, sources };
}

function mergeStyles(demos: readonly MadeDemo[]): DemoStyleTexts {
  const stylings = demos.flatMap((demo) => demo.stylings);
  const merge = (pick: (styling: MadeStyling) => Readonly<Record<string, string>> | undefined) =>
    Object.assign({}, ...stylings.map((styling) => pick(styling) ?? {})) as Record<string, string>;
  return {
    rules: merge(({ rendered }) => rendered?.rules),
    globals: merge(({ rendered }) => rendered?.globals),
    sheets: merge(({ css }) => css),
    widths: [...new Set(demos.flatMap(({ marker }) => marker.options.maxWidth ?? []))].sort((a, b) => a - b),
  };
}

/** The sources of all demos of a page, which a reader's browser fetches when one is requested. */
function toSourcesFile(
  { page: { path }, site, t }: RenderTask,
  { demos, around }: { demos: readonly MadeDemo[]; around: MadeDemos['around'] },
): OutputFile {
  const toProject = (plan: ExportPlan | undefined) =>
    plan && { ...plan, description: `${site.title}: ${plan.description}` };
  const { sheets, ...others } = around;
  const order = Object.keys(mergeStyles(demos).sheets).map((file) => (sheets[file] ? file : toSheetKey(file)));
  const entries = demos.map(({ marker, stylings }) => [
    marker.name,
    Object.fromEntries(
      stylings.map(({ styling, file, sources, projects }) => [
        styling,
        {
          file,
          variants: Object.fromEntries(
            sources.map(({ variant, files }) => [
              variant,
              {
                files,
                project: toProject(projects[variant]),
                ...(sheets[`tailwind:${file}`] && { utilities: `tailwind:${file}` }),
              },
            ]),
          ),
        },
      ]),
    ),
  ]);
  const contents = JSON.stringify({
    demos: Object.fromEntries(entries),
    around: { ...others, sheets: { own: sheets, order } satisfies LiveSheets },
    labels: createLiveLabels(t),
  });
  return { file: `_app/sources.${hash(path, contents).slice(0, 10)}.json`, contents };
}

/** The first line that a reader sees of its source. */
function toFound({ marker, stylings }: MadeDemo): FoundDemo {
  const preview = stylings[0]?.sources.find((source) => source.preview !== undefined)?.preview;
  const code = preview && /<code[^<>]*>([^]*?)(?:<\/code>|$)/.exec(preview)?.[1];
  return {
    id: marker.name,
    line:
      toText((code ?? '').replace(/<[^<>]*>/g, ''))
        .trim()
        .split('\n')[0]
        ?.trim()
        .slice(0, maxLineLength) ?? '',
  };
}

function toDemoPath({ path }: Page, name: string): string {
  return `${path}demo/${name}/`;
}

function toDemoPages({ marker, stylings }: MadeDemo, task: RenderTask): { file: OutputFile; path: string }[] {
  const { page, module, site, userLanguage, t, assets, href, title } = task;

  return stylings.map((styling) => {
    const path = toPageHref(toDemoPath(page, marker.name), styling.styling, stylings);
    const { html, faults, sources } = show(styling);
    const contents = renderDemoPage({
      site,
      userLanguage,
      t,
      assets,
      href,
      path,
      html,
      isLight: isLightOnly(site, page.product ?? ''),
      faults,
      module,
      name: marker.name,
      file: styling.file,
      owner: { path: page.path, title },
      prefix: styling.prefix,
      demoKey: `${marker.name}/${styling.styling}`,
      styles: task.linkSheets(mergeStyles([{ marker, stylings: [styling] }])),
      sources: sources[0]?.files ?? [],
    });
    return { file: { file: toOutputFile(path), contents }, path };
  });
}
