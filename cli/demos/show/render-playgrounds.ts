// The rendered playgrounds of a page → the props of their template, their styles for the head, and their problems,
// reported at the marker that places them.

import type { ComponentMarker } from '../../../core/model/document.ts';
import type { Playground, ShownPlayground } from '../../../core/model/playground.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { showIn } from '../../../core/check/report/show-in.ts';
import { quote } from '../../../core/text/quote.ts';
import { fitImports } from '../../../core/demos/stage/fit-imports.ts';
import { writeHead } from '../../../core/demos/stage/write-head.ts';
import { writeUsage, toCode } from '../../../core/demos/playground/write-usage.ts';
import { renderCodeBlock } from '../../../core/code/render-code-block.ts';
import type { PlaygroundCaseProps } from '../../../templates/blocks/playground-case.tsx';
import type { DemoStyleTexts } from '../../../templates/demo-styles.tsx';
import type { Translate } from '../../../templates/page-props.ts';
import type { MadePlayground } from '../made-demos.ts';
import type { FoundPlayground, FoundPlaygrounds } from '../read/find-playgrounds.ts';

/** The rendered playgrounds of a page. */
export interface RenderedPlaygrounds {
  readonly toProps: (marker: ComponentMarker) => PlaygroundCaseProps;
  readonly styles: DemoStyleTexts;
  readonly problems: readonly Problem[];
}

interface RenderOptions {
  readonly playgrounds: ReadonlyMap<ComponentMarker, MadePlayground>;
  readonly t: Translate;
  readonly pageFile: string;
  /** Whether components do not support the dark mode. */
  readonly isLight: boolean;
  /** URL of the script that mounts them. */
  readonly module?: string;
}

/** Renders the playgrounds of a page. */
export function renderPlaygrounds(
  { playgrounds: found, problems, consequences }: FoundPlaygrounds,
  { playgrounds, t, pageFile, isLight, module }: RenderOptions,
): RenderedPlaygrounds {
  const rendered = found.flatMap(({ marker }) => playgrounds.get(marker)?.rendered ?? []);
  const faults = new Map(
    found.map((each) => [each.marker, findFaults(each, { playground: playgrounds.get(each.marker), pageFile })]),
  );
  const labels = { copy: t('content.copy'), copyCode: t('content.copyCode') };

  return {
    problems: [...problems, ...[...faults.values()].flat()],
    styles: {
      rules: Object.assign({}, ...rendered.map(({ rules }) => rules)) as Record<string, string>,
      globals: Object.assign({}, ...rendered.map(({ globals }) => globals)) as Record<string, string>,
      sheets: Object.assign({}, ...found.map(({ marker }) => playgrounds.get(marker)?.css)) as Record<string, string>,
      widths: [],
    },
    toProps(marker) {
      const one = found.find((each) => each.marker === marker);
      if (!one)
        return {
          t,
          faults: [...problems, ...consequences]
            .filter(({ place }) => place.line === marker.line)
            .map(({ message }) => message),
        };
      const { module: source, prefix, start } = one;
      const playground = toShown(one.playground, playgrounds.get(marker));
      const code = toCode(writeUsage({ ...playground, values: start }));
      return {
        t,
        playground,
        isLight,
        prefix,
        module,
        demoKey: source.key,
        html: playgrounds.get(marker)?.rendered?.html || undefined,
        code: renderCodeBlock({ code, language: 'jsx', labels }),
        faults: (faults.get(marker) ?? []).map(({ message }) => message),
      };
    },
  };
}

/** Writes the head of its code. Controls of props that the stage sets itself are removed. */
function toShown(
  { component, statement, controls, start }: Playground,
  playground: MadePlayground | undefined,
): ShownPlayground {
  const { frame, imports = [statement], stageProps = [] } = playground?.stage ?? {};
  const fitted = fitImports(
    controls.filter(({ prop }) => !stageProps.includes(prop)),
    { lines: imports, component },
  );
  return {
    component,
    head: writeHead(imports, fitted.enums),
    controls: fitted.controls,
    start,
    ...(frame && { frame }),
  };
}

function findFaults(
  { marker, playground, module, source }: FoundPlayground,
  { playground: madePlayground, pageFile }: { playground: MadePlayground | undefined; pageFile: string },
): Problem[] {
  const name = quote(playground.component);
  const place = { file: pageFile, line: marker.line, column: marker.column };
  const reportProblem = (
    reason: string,
    hint = 'Give it what it needs: "props": { "name": "value" }, or a file of parts and data: "stage": "Stage.tsx".',
  ): Problem => {
    return {
      rule: 'playground-render',
      severity: 'error',
      place,
      message: `The playground of ${name} cannot be shown: ${reason}`,
      hint,
    };
  };

  const given = madePlayground?.stage?.stageProps.find((prop) => Object.hasOwn(playground.start, prop));
  if (given !== undefined)
    return [
      {
        rule: 'playground-option',
        severity: 'error',
        place,
        message: `The playground: its stage sets ${quote(given)} itself`,
        hint: 'Leave it out of "props", or out of the stage.',
      },
    ];
  if (madePlayground?.rendered?.html === '')
    return [
      reportProblem(
        'it renders nothing',
        source && 'Let its stage show something before it opens, such as the button that opens it.',
      ),
    ];
  return (madePlayground?.problems ?? []).map((problem) => {
    // Problems of the code around it have their own place.
    if (source || problem.place.file !== module.file)
      return showIn(problem, { ...place, part: `the playground of ${name}` });
    if (problem.rule === 'demo-export' || problem.rule === 'demo-name-missing')
      return reportProblem(
        'the package exports nothing of that name',
        'Install the package again: its code and its types do not match.',
      );
    const reason = problem.message.replace(/^The demo/, 'it').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    const [prop, type] = Object.entries(playground.lacks ?? {})[0] ?? [];
    if (prop === undefined || problem.rule !== 'demo-render') return reportProblem(reason);
    return reportProblem(
      `${reason}, and lacks the prop ${quote(prop)}, which it needs`,
      `Give it ${quote(prop)}, of the type ${type}: a text, a number, true or false in "props": { ${quote(prop)}: … }, anything else in a file: "stage": "Stage.tsx".`,
    );
  });
}
