// The labels that components need in a language, and the arguments they are made from.
// Every bundle of this folder fills it whole: a label is never empty and never English by default.

/** Which way a page is turned: to one of the ends, or by one. */
export type PageStep = 'first' | 'last' | 'next' | 'previous';

/** How numbers are written: "plain" is ASCII digits without grouping, otherwise as the language does. */
export type Digits = 'plain';

/** The rows that a table shows, counted from 1; all three are 0 in an empty table. */
export interface RowRange {
  /** The first row shown. */
  readonly from: number;
  /** The last row shown. */
  readonly to: number;
  /** All rows there are; -1 while nobody knows, and then the label says "more than". */
  readonly count: number;
}

/** One language's labels. Labels that contain numbers take `Digits` as their last argument. */
export interface LocaleLabels {
  /** Language and region in one word, as in "ptBR": the name of the export and of the file. */
  readonly code: string;
  /** What the language calls itself. */
  readonly nativeName: string;
  readonly englishName: string;
  readonly direction: 'ltr' | 'rtl';
  readonly breadcrumbs: {
    /** On the button that stands for the steps left out. */
    readonly expandText: string;
  };
  readonly tablePagination: {
    /** Before the choice of how many rows a page has, with the language's colon. */
    readonly labelRowsPerPage: string;
    labelDisplayedRows(range: RowRange, digits?: Digits): string;
    /** On the buttons that turn the page. */
    getItemAriaLabel(type: PageStep): string;
  };
  readonly rating: {
    /** A number of stars, which may be a fraction such as 3.5. */
    getLabelText(value: number, digits?: Digits): string;
    /** Instead of a number, while nothing is chosen. */
    readonly emptyLabelText: string;
  };
  readonly autocomplete: {
    readonly clearText: string;
    readonly closeText: string;
    readonly loadingText: string;
    readonly noOptionsText: string;
    readonly openText: string;
  };
  readonly alert: {
    readonly closeText: string;
  };
  readonly pagination: {
    /** The accessible name of the whole row of pages. */
    readonly label: string;
    /** `page` counts from 1 and is ignored by steps; `selected` says that it is the page shown. */
    getItemAriaLabel(type: 'page' | PageStep, page: number, selected: boolean, digits?: Digits): string;
  };
}
