// The settings for the look of pages → the files that pages load for it: one style sheet, fonts, the logo and the icon.
// Without such settings there is nothing to load.

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { Problem, ValuePath } from '../../../core/model/problem.ts';
import type { SourceLists } from '../../../core/model/schema/directives.ts';
import type { Site } from '../../../core/model/site.ts';
import { readPictureHead } from '../../../core/pictures/read-picture-head.ts';
import { quote } from '../../../core/text/quote.ts';
import type { LogoPicture, Look, SiteLogo } from '../../../core/theme/look.ts';
import { formatHex } from '../../../core/theme/measure-color.ts';
import { planFonts, type FontFace } from '../../../core/theme/plan-fonts.ts';
import { planTheme } from '../../../core/theme/plan-theme.ts';
import { layerOrder, renderTheme, type WrittenFace } from '../../../core/theme/render-theme.ts';
import { toAssetFile } from '../../files/asset-file.ts';
import { toEngineFile } from '../../files/engine.ts';
import { findNearFile } from '../../files/find-near-file.ts';
import { hash } from '../../files/hash.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { compileSiteStyles } from './compile-site-styles.ts';
import { findCardFontProblems } from './find-card-font-problems.ts';
import { readFallbacks } from './read-fallbacks.ts';

/** The looks of a site. */
export interface Looks {
  readonly look?: Look;
  /** The icon file of the settings. */
  readonly icon?: OutputFile;
  /** The color of the engine's icon, on light and on dark tabs. */
  readonly tint?: readonly [light: string, dark: string];
  readonly files: readonly OutputFile[];
  /** The style sheet, if its URL changes with its content: a page may contain its hash. */
  readonly sealed?: OutputFile;
  readonly problems: readonly Problem[];
  /** Files of the site that the looks depend on. */
  readonly reads: readonly string[];
}

interface Surroundings {
  readonly root: string;
  readonly settingsFile: string;
  /** Gives the style sheet a fixed URL, for a site that is not deployed: a change of it then changes no page. */
  readonly isOnlyServed?: boolean | undefined;
}

/** Reads the sources of a site's looks, and creates their files. */
export async function readLooks(site: Site, surroundings: Surroundings): Promise<Looks> {
  const { settingsFile, isOnlyServed } = surroundings;
  const reader = new LookReader(site, surroundings);
  const fonts = planFonts(site.theme.fonts ?? {}, settingsFile);
  const { accent } = planTheme(site.theme, settingsFile);

  const faces = fonts.faces.flatMap((face) => reader.readFace(face) ?? []);
  const logo = site.logo && reader.readLogo(site.logo);
  reader.checkCardFonts();
  const icon = site.favicon === undefined ? undefined : reader.readIcon(site.favicon);
  const css = renderTheme({
    theme: site.theme,
    accent,
    families: fonts.families,
    faces,
    fallbacks: readFallbacks(faces),
    hasLogo: logo !== undefined,
  });
  const sheet = await reader.compileSheet(css);
  const style = sheet === '' ? undefined : toSheetFile(sheet, isOnlyServed);
  const preload = findPreloadedFace(faces);

  const look: Look = {
    ...(style && { style: `${site.base}${style.file}` }),
    preloads: preload ? [`${site.base}_app/${preload.href}`] : [],
    ...(logo && { logo }),
    ...(accent && { frame: formatHex(accent.light['--accent']) }),
    sources: findStyleSources(sheet),
  };
  return {
    ...((style || logo) && { look }),
    ...(icon && { icon }),
    ...(accent && { tint: [formatHex(accent.light['--accent']), formatHex(accent.dark['--accent'])] as const }),
    ...(style && !isOnlyServed && { sealed: style }),
    files: [...(style ? [style] : []), ...reader.listFiles()],
    problems: reader.problems,
    reads: [...reader.reads].sort(),
  };
}

/** A file of a font, with its content. */
type LoadedFace = WrittenFace & { readonly bytes: Uint8Array };

/** Reads the files that the settings name, and collects what they need in the output and their problems. */
class LookReader {
  readonly problems: Problem[] = [];
  readonly reads = new Set<string>();
  readonly #site: Site;
  readonly #surroundings: Surroundings;
  /** The files of the output, by name. */
  readonly #files = new Map<string, Uint8Array>();

  constructor(site: Site, surroundings: Surroundings) {
    this.#site = site;
    this.#surroundings = surroundings;
  }

  /** Lists the files of the output by name. */
  listFiles(): OutputFile[] {
    return [...this.#files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, contents]) => ({ file, contents }));
  }

  readFace(face: FontFace): LoadedFace | undefined {
    const found = this.#readFile(face.src, face.key);
    return found && { ...face, href: found.file.replace('_app/', ''), bytes: found.bytes };
  }

  /** Finds the problems of the fonts of cards, which are read later. */
  checkCardFonts(): void {
    this.problems.push(...findCardFontProblems(this.#site, this.#surroundings));
    for (const font of this.#site.cards.fonts) this.reads.add(font);
  }

  /** Adds a file of the settings to the output. */
  #readFile(written: string, key: ValuePath): { file: string; bytes: Uint8Array } | undefined {
    const found = readLookFile(written, { ...this.#surroundings, key });
    this.reads.add(found.file);
    if ('problem' in found) {
      this.problems.push(found.problem);
      return undefined;
    }
    const file = toAssetFile(found.file, found.bytes);
    this.#files.set(file, found.bytes);
    return { file, bytes: found.bytes };
  }

  readLogo(setting: NonNullable<Site['logo']>): SiteLogo | undefined {
    const isOne = setting.dark === undefined;
    const light = this.#readPicture(setting.light, isOne ? ['logo'] : ['logo', 'light']);
    const dark = isOne ? undefined : this.#readPicture(setting.dark, ['logo', 'dark']);
    return (
      light && {
        light,
        ...(dark && { dark }),
        alt: setting.alt ?? '',
        replacesTitle: setting.replacesTitle ?? false,
      }
    );
  }

  #readPicture(written: string, key: readonly string[]): LogoPicture | undefined {
    const found = this.#readFile(written, key);
    if (!found) return undefined;
    const head = readPictureHead(found.bytes);
    if (head) return { href: `${this.#site.base}${found.file}`, ...fitLogo(head) };
    this.problems.push({
      rule: 'theme-file',
      severity: 'error',
      place: { file: this.#surroundings.settingsFile, key },
      message: `The logo ${quote(written)} is not a picture with a known size`,
      hint: 'Use an SVG with a "viewBox", or a PNG, WebP, AVIF, JPEG or GIF file.',
    });
    return undefined;
  }

  readIcon(written: string): OutputFile | undefined {
    const found = this.#readFile(written, ['favicon']);
    if (!found) return undefined;
    if (/\.(?:svg|png|ico)$/i.test(found.file)) return { file: found.file, contents: found.bytes };
    this.problems.push({
      rule: 'theme-file',
      severity: 'error',
      place: { file: this.#surroundings.settingsFile, key: ['favicon'] },
      message: `Browsers cannot show ${quote(written)} as a favicon`,
      hint: 'Use a .svg, .png or .ico file.',
    });
    return undefined;
  }

  /** Compiles the style sheets of the settings, with the theme. */
  async compileSheet(theme: string): Promise<string> {
    const site = this.#site;
    const surroundings = this.#surroundings;
    const found = site.styles.flatMap((written, index) => {
      const key = site.styles.length === 1 && index === 0 ? ['styles'] : ['styles', index];
      const file = readLookFile(written, { ...surroundings, key });
      this.reads.add(file.file);
      if ('problem' in file) this.problems.push(file.problem);
      return 'problem' in file ? [] : [file.file];
    });
    if (found.length === 0) return theme === '' ? '' : `${layerOrder}${theme}`;
    const ground = readFileSync(toEngineFile('site-ground.css'), 'utf8');
    const styles = await compileSiteStyles(found, {
      root: surroundings.root,
      sources: site.sources,
      before: layerOrder,
      after: theme + ground,
    });
    for (const file of styles.reads) this.reads.add(file);
    for (const { file, contents } of styles.files) this.#files.set(file, Buffer.from(contents));
    this.problems.push(...styles.problems);
    return styles.css;
  }
}

/** Finds the font of the text that pages load first: the one for all letters, if there is one. */
function findPreloadedFace(faces: readonly LoadedFace[]): LoadedFace | undefined {
  const bodyFaces = faces.filter(({ use }) => use === 'body');
  return bodyFaces.find(({ unicodeRange }) => unicodeRange === undefined) ?? bodyFaces[0];
}

function toSheetFile(contents: string, isOnlyServed = false): OutputFile {
  return { file: isOnlyServed ? '_app/theme.css' : `_app/theme.${hash(contents).slice(0, 10)}.css`, contents };
}

/** Scales the logo to the height of the header. */
function fitLogo({ width, height }: { width: number; height: number }): { width: number; height: number } {
  return { width: Math.max(1, Math.round((width / height) * 28)), height: 28 };
}

// The text of a style sheet → the hosts that it loads from, for the content security policy of pages.

const imported = /@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[\w.-]+(?::\d+)?)/g;
const named = /url\(\s*["']?((?:https?:)?\/\/[\w.-]+(?::\d+)?)/g;

/** Finds the hosts that a style sheet loads from. */
function findStyleSources(css: string): SourceLists {
  const sheets = listHosts(css, imported);
  const others = listHosts(css.replace(/@import[^;]*(?:;|$)/g, ''), named);
  // The host of the fonts is known only for Google Fonts; sheets of other hosts may load them from anywhere.
  const fonts = sheets.map((host) => (host.includes('fonts.googleapis.com') ? 'https://fonts.gstatic.com' : 'https:'));
  return {
    ...(sheets.length > 0 && { 'style-src': sheets }),
    ...(others.length > 0 && { 'img-src': others }),
    ...(fonts.length + others.length > 0 && { 'font-src': [...new Set([...fonts, ...others])] }),
  };
}

function listHosts(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, host = '']) => host.replace(/^\/\//, '')))].sort();
}

/** A file of the site. */
interface LookFile {
  /** Relative to the root of the site. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Reads a file that the key `key` of the settings names. */
function readLookFile(
  written: string,
  { root, settingsFile, key }: { root: string; settingsFile: string; key: ValuePath },
): LookFile | { readonly file: string; readonly problem: Problem } {
  const file = toLookPath(written);
  const bytes = readIfThere(join(root, file));
  if (bytes) return { file, bytes };
  const near = findNearFile(root, file);
  return {
    file,
    problem: {
      rule: 'theme-file',
      severity: 'error',
      place: { file: settingsFile, key },
      message: `The key ${quote(key.join('.'))} names ${quote(written)}, but there is no file ${quote(file)}`,
      hint:
        near === undefined
          ? 'Add the file, or correct the path: it is relative to the root of the site, or starts with "/" for a file in public/.'
          : `Did you mean ${quote(near)}?`,
    },
  };
}

/**
 * Turns a path of the settings into one from the root of the site.
 *
 * @example
 * toLookPath('./fonts/a.woff2') // 'fonts/a.woff2'
 * toLookPath('/logo.svg')       // 'public/logo.svg'
 */
function toLookPath(written: string): string {
  return posix.normalize(written.startsWith('/') ? `public${written}` : written.replaceAll('\\', '/'));
}
