// The nouns of an API reference: what is known of one component or hook.
// Plain data: it is kept on disk as JSON, and docs/api.md explains each field to other tools.

/** How far something is from being stable, as the tag over it says. */
export type ApiStage = 'alpha' | 'beta' | 'experimental';

/** One component or hook of a package. */
export interface ApiEntry {
  readonly name: string;
  readonly kind: 'component' | 'hook';
  /** Markdown, '' where the library says nothing. */
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  /** The version that brought it. */
  readonly since?: string;
  /** `false` where the library lists the API pages of its other exports, and none of this one. */
  readonly listed: boolean;
  /** `false` for a part of a module beside its main export, where the library lists API pages and none of it. */
  readonly hasPage: boolean;
  /** One statement for each way in, the one that the package documents first. */
  readonly imports: readonly string[];
  /** Own props without `inheritedFrom`, inherited ones with it, each by the order of the alphabet. */
  readonly props: Readonly<Record<string, ApiProp>>;
  /** What earlier versions had, and this one has not: known where these are. */
  readonly removed?: readonly ApiRemoval[];
  /** Attributes of the element that are taken as well. */
  readonly nativeProps: readonly string[];
  /** Style properties that are taken as props. */
  readonly styleProps: readonly string[];
  /** What of their types is plain, as unions, and the style properties that take it. */
  readonly styleValues: Readonly<Record<string, readonly string[]>>;
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  readonly parameters: Readonly<Record<string, ApiProp>>;
  readonly returnValue: Readonly<Record<string, ApiProp>>;
  readonly inheritance?: ApiInheritance;
  /** The component's name in a theme. */
  readonly muiName?: string;
  /** Tells whether a theme may change the defaults of its props. */
  readonly themeDefaultProps: boolean;
  /** What the ref holds: "HTMLButtonElement". */
  readonly refHolder?: string;
  /** What was seen where the component could be rendered. */
  readonly rendered?: ApiRendered;
  /** Tells whether props that are not listed reach the root element. */
  readonly spread: boolean;
  /** Says that any prop is taken, as the library does not say which. */
  readonly anyProps?: true;
  readonly sx: boolean;
  readonly component: boolean;
  /** Pages that show it. */
  readonly demos: readonly string[];
  /** The declaration in the published package: "@mui/joy/Button/Button.d.ts". */
  readonly source: string;
  /** Where the source lies in the package's repository, where the package or the site tells. */
  readonly sourceUrl?: string;
}

/** What a component was seen to draw, given no more than it demands. */
export interface ApiRendered {
  /** The tag of the root element: "button"; undefined where there are several, or it is what was given. */
  readonly root?: string;
  /** Where a ref ends up: at the root, at an element of that tag inside it, or nowhere that was seen. */
  readonly ref?: 'root' | { readonly tag: string };
  /** Where attributes that it does not know end up. */
  readonly attributes?: 'root' | { readonly tag: string };
}

/** A prop, a parameter, or a field of a returned value. */
export interface ApiProp {
  readonly type: string;
  /** The texts, numbers and truth values of the type, as a union, where `type` hides them behind names. */
  readonly plain?: string;
  readonly required: boolean;
  readonly default?: string;
  /** Says that no comment tells the default, and the script does. */
  readonly defaultFrom?: 'code';
  /** Says that what is given has to take a ref. */
  readonly needsRef?: true;
  /** Markdown. */
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  readonly seeMore?: string;
  /** The version that brought it. */
  readonly since?: string;
  /** A word about a type that says nothing, such as `any`. */
  readonly note?: string;
  readonly signature?: ApiSignature;
  /** The names in its type that a reader would have to look up, each opened. */
  readonly types?: readonly ApiNamedType[];
  readonly inheritedFrom?: string;
  /** Where the type of all props is a discriminated union: what this one is in which of its members. */
  readonly variants?: readonly ApiVariant[];
}

/** What a prop is where another one has certain values; where none of them holds, it is not taken. */
export interface ApiVariant {
  /** The prop that decides. */
  readonly prop: string;
  /** Its values, as they are written in code: `'single'`, `true`. */
  readonly values: readonly string[];
  /** Tells whether that prop may be left out as well. */
  readonly orNone?: true;
  readonly type: string;
  readonly required: boolean;
}

/** A type that is mentioned by its name. */
export interface ApiNamedType {
  readonly name: string;
  /** What the name stands for, where that is no object. */
  readonly type?: string;
  readonly description: string;
  readonly fields: readonly ApiField[];
}

/** A field of a type. */
export interface ApiField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
}

/** How a function that is passed as a prop is called. */
export interface ApiSignature {
  readonly type: string;
  readonly parameters: readonly ApiParameter[];
  readonly returns: { readonly type: string; readonly description: string };
}

/** An argument of a function that is passed as a prop. */
export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly description: string;
}

/** An inner part that can be replaced. */
export interface ApiSlot {
  readonly name: string;
  readonly class?: string;
  readonly default?: string;
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  /** The version that brought it. */
  readonly since?: string;
}

/** A class that style sheets may build on. */
export interface ApiClass {
  readonly key: string;
  /** Undefined where the package does not tell it. */
  readonly className?: string;
  /** Tells whether other components carry the same class in the same state. */
  readonly global: boolean;
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  /** The version that brought it. */
  readonly since?: string;
}

/** What the parts of a component or hook are called. */
export type ApiPartWord = 'prop' | 'slot' | 'class' | 'parameter' | 'returned';

/** A part that an earlier version had. */
export interface ApiRemoval {
  readonly word: ApiPartWord;
  readonly name: string;
  /** The first version without it. */
  readonly version: string;
  /** What to use in its place, in Markdown, as the last version with it said. */
  readonly advice?: string;
}

/** The documented component whose props are taken as well. */
export interface ApiInheritance {
  readonly component: string;
  readonly packageName?: string;
  /** Its page, where the site has one or the library names an address. */
  readonly pathname?: string;
}
