// What the wrappers of demos share: the variables of a theme stand in the page once for both modes, so
// that a page turns dark without a script, and a demo may be dark in a light page.

import * as React from 'react';
import { Global } from '@emotion/react';
import { formatLift, toVariable, type ColorName } from './chosen-colors';

/** What the page tells a wrapper. */
export interface DemoTheme {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** The language of the page: "en", "pt". */
  readonly language: string;
  /** Where the site is served: "/", "/docs/". */
  readonly base: string;
  readonly dense: boolean;
  readonly spacing: number;
  readonly colors: { readonly primary?: string; readonly secondary?: string };
  readonly product: string;
  readonly children?: React.ReactNode;
}

type Variables = Readonly<Record<string, string | number>>;

/** The variables of a theme: those of every mode, and those of one. */
export interface ThemeVariables {
  readonly common: Variables;
  readonly light: Variables;
  readonly dark: Variables;
}

/** The variables that a chosen color changes, as formulas over it; those of the dark mode where they are others. */
export type ChosenVariables = Readonly<Record<ColorName, { readonly light: Variables; readonly dark: Variables }>>;

/** Keeps what was made last: the demos of a page have one theme, which takes milliseconds to make. */
export function keepLast<Choices extends object, Made>(make: (choices: Choices) => Made): (choices: Choices) => Made {
  let last: { readonly values: readonly unknown[]; readonly made: Made } | undefined;

  return (choices) => {
    const values = Object.values(choices);
    if (last?.values.length === values.length && last.values.every((value, index) => value === values[index])) return last.made;
    last = { values, made: make(choices) };
    return last.made;
  };
}

interface StackRoot {
  readonly ownerState: { readonly direction?: unknown; readonly spacing?: unknown; readonly useFlexGap?: boolean };
  readonly theme: { readonly spacing: (steps: number | string) => string };
}

/** Stack writes the gaps of a row as margins at the left; these are at the start, and so in place in both directions. */
export const stackStyles = {
  styleOverrides: {
    root: ({ ownerState: { direction, spacing, useFlexGap }, theme }: StackRoot) =>
      direction === 'row' && !useFlexGap && (typeof spacing === 'number' || typeof spacing === 'string')
        ? { '& > :not(style) ~ :not(style)': { marginLeft: 0, marginInlineStart: theme.spacing(spacing) } }
        : {},
  },
};

/** Puts variables into the document: into the page that is being written, or into the one that is open. */
export function ThemeStyles({ name, variables, chosen }: { name: string; variables: ThemeVariables; chosen: ChosenVariables }) {
  const text = React.useMemo(() => formatStyles(variables) + formatChosen(chosen), [variables, chosen]);
  React.useInsertionEffect(() => putStyle(name, text), [name, text]);
  return typeof document === 'undefined' ? <Global styles={text} /> : null;
}

function formatStyles({ common, light, dark }: ThemeVariables): string {
  return `:root{${format(common)}}:root,[data-mode]{${format(light)}}[data-mode="dark"]{${format(dark)}}`;
}

// The root knows what the reader has chosen before the first frame. A browser that cannot count with
// colors shows them when the demo is live.
function formatChosen(chosen: ChosenVariables): string {
  const rules = (Object.keys(chosen) as ColorName[]).map((name) => {
    const root = `:root[data-docs-${name}]`;
    const light = format({ [toVariable(name)]: `var(--${name})`, ...chosen[name].light });
    const dark = format({ [toVariable(name)]: formatLift(name), ...chosen[name].dark });
    return `${root},${root} [data-mode]{${light}}${root}[data-mode="dark"],${root} [data-mode="dark"]{${dark}}`;
  });
  return `@supports (color:rgb(from red r g b)){${rules.join('')}}`;
}

function format(variables: Variables): string {
  return Object.entries(variables).map(([name, value]) => `${name}:${value};`).join('');
}

/** A sheet that knows whose theme it holds: files of a demo may be loaded more than once. */
type ThemeSheet = CSSStyleSheet & { demoTheme?: string; demoText?: string };

/**
 * The page brings the variables of the theme it was written with; another theme replaces them. The content
 * policy of the page takes no style element that a script has written, but a sheet like this one.
 */
function putStyle(name: string, text: string): void {
  const known = document.adoptedStyleSheets.find((sheet: ThemeSheet) => sheet.demoTheme === name) as ThemeSheet | undefined;
  if (known?.demoText === text) return;
  const written = [...document.head.querySelectorAll('style[data-emotion^="css-global"]')];
  if (!known && written.some((style) => hasSameRules(style.textContent ?? '', text))) return;

  const sheet: ThemeSheet = known ?? new CSSStyleSheet();
  sheet.demoTheme = name;
  sheet.demoText = text;
  sheet.replaceSync(text);
  if (!known) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The style engine lays the text out anew; the length of what matters tells two themes apart. */
function hasSameRules(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/[\s;]/g, '');
  return bare(one) === bare(other);
}
