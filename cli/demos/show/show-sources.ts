// The sources of a demo → the code that readers see: in TypeScript and in JavaScript, as a preview and in full, each
// file under its name.

import { posix } from 'node:path';
import { renderCodeBlock, type CodeLabels } from '../../../core/code/render-code-block.ts';
import { extractPreview } from '../../../core/demos/extract-preview.ts';
import type { Variant } from '../../../core/demos/plan-demo.ts';
import { parseDemoFile } from '../read/parse-demo-file.ts';
import type { DemoSource, DemoSources } from '../read/read-demo.ts';
import type { ToPlainCode } from './to-plain-code.ts';

/** A file of a demo, colored. */
interface ShownFile {
  /** Its displayed name, relative to the demo. */
  readonly name: string;
  /** In the site. */
  readonly path: string;
  readonly html: string;
}

/** A demo's source in one language. */
export interface ShownSource {
  readonly variant: Variant;
  /** The few lines that matter, colored. */
  readonly preview?: string;
  /** The whole source first, then what it imports from beside it. */
  readonly files: readonly ShownFile[];
}

/** Shows the sources of a demo in one styling solution. `others` are the local files that it imports. */
export async function showSources(
  sources: DemoSources,
  {
    others,
    labels,
    toPlainCode,
  }: { others: Readonly<Record<string, string>>; labels: CodeLabels; toPlainCode: ToPlainCode },
): Promise<ShownSource[]> {
  const { main, script } = sources;
  if (main.language !== 'tsx') return [await show('JS', main)];
  const plain = script ?? (await toScript(main, toPlainCode));
  return [await show('TS', main), ...(plain ? [await show('JS', plain)] : [])];

  async function show(variant: Variant, source: DemoSource): Promise<ShownSource> {
    const preview = sources.preview ?? findPreview(source);
    const beside = Object.entries(others).filter(([file]) => file !== main.file && file !== script?.file);
    const shown = await Promise.all(beside.map(([file, code]) => toFile(variant, file, code)));
    return {
      variant,
      ...(preview !== undefined && { preview: renderCodeBlock({ code: `${preview}\n`, language: 'tsx', labels }) }),
      files: [
        {
          name: source.name,
          path: source.file,
          html: renderCodeBlock({ code: source.code, language: source.language, labels }),
        },
        ...shown,
      ],
    };
  }

  async function toFile(variant: Variant, file: string, code: string): Promise<ShownFile> {
    const name = posix.relative(posix.dirname(main.file), file);
    const isTyped = /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
    const plain = variant === 'JS' && isTyped ? await toPlainCode(code, file) : undefined;
    const text = plain ?? code;
    const shownName = plain !== undefined ? name.replace(/\.tsx?$/, '.js') : name;
    return {
      name: shownName,
      path: posix.join(posix.dirname(main.file), shownName),
      html: renderCodeBlock({ code: text, language: posix.extname(shownName).slice(1), labels }),
    };
  }
}

async function toScript(source: DemoSource, toPlainCode: ToPlainCode): Promise<DemoSource | undefined> {
  const code = await toPlainCode(source.code, source.file);
  return code === undefined
    ? undefined
    : { file: source.file.replace(/\.tsx$/, '.js'), name: source.name.replace(/\.tsx$/, '.js'), language: 'jsx', code };
}

function findPreview({ file, language, code }: DemoSource): string | undefined {
  const parsed = parseDemoFile(language === 'js' ? file.replace(/\.\w+$/, '.jsx') : file, code);
  return 'program' in parsed ? extractPreview(code, parsed.program) : undefined;
}
