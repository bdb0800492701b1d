// The playgrounds of a page, rendered → what their template draws, their styles for the head, and
// what is wrong with them, told at the marker that asks for them.

import type { ComponentMarker } from '../../core/document.ts';
import type { Problem } from '../../core/problem.ts';
import { quote } from '../../core/quote.ts';
import { writeUsage, toCode } from '../../core/playground/write-usage.ts';
import { renderCodeBlock } from '../../core/code/render-code-block.ts';
import type { PlaygroundCaseProps } from '../../templates/blocks/playground-case.tsx';
import type { DemoStyleTexts } from '../../templates/demo-styles.tsx';
import type { Translate } from '../../templates/page-props.ts';
import type { KeptDemo } from './demo-store.ts';
import type { FoundPlayground, FoundPlaygrounds } from './find-playgrounds.ts';

/** What a page is told of its playgrounds. */
export interface DrawnPlaygrounds {
  readonly toProps: (marker: ComponentMarker) => PlaygroundCaseProps;
  readonly styles: DemoStyleTexts;
  readonly problems: readonly Problem[];
}

interface DrawOptions {
  readonly made: ReadonlyMap<ComponentMarker, KeptDemo>;
  readonly t: Translate;
  readonly pageFile: string;
  /** Address of the script that brings them to life. */
  readonly module?: string;
}

/** Draws the playgrounds of a page. */
export function drawPlaygrounds({ found, problems }: FoundPlaygrounds, { made, t, pageFile, module }: DrawOptions): DrawnPlaygrounds {
  const rendered = found.flatMap(({ marker }) => made.get(marker)?.rendered ?? []);
  const faults = new Map(found.map((each) => [each.marker, findFaults(each, { made: made.get(each.marker), pageFile })]));
  const labels = { copy: t('content.copy'), copyCode: t('content.copyCode') };

  return {
    problems: [...problems, ...[...faults.values()].flat()],
    styles: {
      rules: Object.assign({}, ...rendered.map(({ rules }) => rules)) as Record<string, string>,
      globals: Object.assign({}, ...rendered.map(({ globals }) => globals)) as Record<string, string>,
      sheets: {}, widths: [],
    },
    toProps(marker) {
      const one = found.find((each) => each.marker === marker);
      if (!one) return { t, faults: problems.filter(({ place }) => place.line === marker.line).map(({ message }) => message) };
      const { playground, module: source, prefix, start } = one;
      const code = toCode(writeUsage({ ...playground, values: start }));
      return {
        t, playground, prefix, module,
        demoKey: source.key,
        html: made.get(marker)?.rendered?.html || undefined,
        code: renderCodeBlock({ code, language: 'jsx', labels }),
        faults: (faults.get(marker) ?? []).map(({ message }) => message),
      };
    },
  };
}

function findFaults({ marker, playground, module }: FoundPlayground, { made, pageFile }: { made: KeptDemo | undefined; pageFile: string }): Problem[] {
  const name = quote(playground.component);
  const place = { file: pageFile, line: marker.line, column: marker.column };
  const tell = (reason: string, hint = 'Give the component what it needs: "props": { "name": "value" }. Or leave its playground out.'): Problem => {
    return { rule: 'playground-render', severity: 'error', place, message: `The playground of ${name} cannot be shown: ${reason}`, hint };
  };

  if (made?.rendered?.html === '') return [tell('it draws nothing')];
  return (made?.problems ?? []).map((problem) => {
    // What stands around it has a place of its own.
    if (problem.place.file !== module.file) return problem;
    if (problem.rule === 'demo-export') return tell('the package exports nothing of that name', 'Install the package again: its code and its types do not belong together.');
    return tell(problem.message.replace(/^The demo/, 'it').replace(/^[A-Z]/, (letter) => letter.toLowerCase()));
  });
}
