// The types of an API reference: everything known about one component or hook.
// Plain data: it is stored on disk as JSON, and docs/api.md explains each field to other tools.

/** The stability that a tag states. */
export type ApiStage = 'alpha' | 'beta' | 'experimental';

/** One component or hook of a package. */
export interface ApiEntry {
  readonly name: string;
  readonly kind: 'component' | 'hook';
  /** Markdown, '' where the library says nothing. */
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  /** The version that introduced it. */
  readonly since?: string;
  /** `false` where the library lists the API pages of its exports, but not of this one. */
  readonly listed: boolean;
  /** `false` for an unlisted export that is not the main one of its module. */
  readonly hasPage: boolean;
  /** Import statements, the preferred one first. */
  readonly imports: readonly string[];
  /** Sorted by name. Inherited props have `inheritedFrom`. */
  readonly props: Readonly<Record<string, ApiProp>>;
  /** Parts that only earlier versions had, where these are known. */
  readonly removed?: readonly ApiRemoval[];
  /** Attributes of the element that the component takes as well. */
  readonly nativeProps: readonly string[];
  /** Style properties that it takes as props. */
  readonly styleProps: readonly string[];
  /** The literal values of style properties: each union, with the properties that take it. */
  readonly styleValues: Readonly<Record<string, readonly string[]>>;
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  readonly parameters: Readonly<Record<string, ApiProp>>;
  readonly returnValue: Readonly<Record<string, ApiProp>>;
  readonly inheritance?: ApiInheritance;
  /** The component's name in a theme. */
  readonly muiName?: string;
  /** Whether a theme can change the defaults of its props. */
  readonly themeDefaultProps: boolean;
  /** The element that the ref holds: "HTMLButtonElement". */
  readonly refHolder?: string;
  /** The result of rendering, where the component could be rendered. */
  readonly rendered?: ApiRendered;
  /** Whether props that are not listed reach the root element. */
  readonly spread: boolean;
  /** Whether its type allows any prop. */
  readonly anyProps?: true;
  readonly sx: boolean;
  readonly component: boolean;
  /** Pages that show it. */
  readonly demos: readonly string[];
  /** The declaration file in the published package: "@mui/joy/Button/Button.d.ts". */
  readonly source: string;
  /** Address of the source in the package's repository, where the package or the site states it. */
  readonly sourceUrl?: string;
}

/** What a component rendered with only its required props. */
export interface ApiRendered {
  /** The tag of the root element: "button"; undefined where there are several, or the root is a value passed to it. */
  readonly root?: string;
  /** The element a ref reaches: the root, or one inside with this tag; undefined if none was found. */
  readonly ref?: 'root' | { readonly tag: string };
  /** The element that unknown attributes reach. */
  readonly attributes?: 'root' | { readonly tag: string };
}

/** A prop, a parameter, or a field of a returned value. */
export interface ApiProp {
  readonly type: string;
  /** The strings, numbers and booleans of the type, as a union, where `type` hides them behind names. */
  readonly plain?: string;
  /** The enums of the type whose members code can name. */
  readonly enums?: readonly ApiEnum[];
  readonly required: boolean;
  readonly default?: string;
  /** Present if the default comes from the script, not from a comment. */
  readonly defaultFrom?: 'code';
  /** Whether the value has to accept a ref. */
  readonly needsRef?: true;
  /** Markdown. */
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  readonly seeMore?: string;
  /** The version that introduced it. */
  readonly since?: string;
  /** A remark on a type that is open, such as `any`. */
  readonly note?: string;
  readonly signature?: ApiSignature;
  /** The types that its type refers to and readers would have to look up. */
  readonly types?: readonly ApiNamedType[];
  readonly inheritedFrom?: string;
  /** Its types in the members of a discriminated union of props. */
  readonly variants?: readonly ApiVariant[];
}

/** An enum that a package exports, with the members that a prop takes. */
export interface ApiEnum {
  /** Its name in code: "Size"; "Button.Size" in a namespace. */
  readonly name: string;
  /** Import statements, the preferred one first. */
  readonly imports: readonly string[];
  /** The value of each member by its code: `{ 'Size.Small': 'sm' }`. */
  readonly members: Readonly<Record<string, string | number>>;
}

/** The type of a prop where another prop has certain values. Without a matching variant, it is not allowed. */
export interface ApiVariant {
  /** The discriminant. */
  readonly prop: string;
  /** Its values, as code: `'single'`, `true`. */
  readonly values: readonly string[];
  /** Whether the discriminant may be left out as well. */
  readonly orNone?: true;
  readonly type: string;
  readonly required: boolean;
}

/** A type that another type refers to by name. */
export interface ApiNamedType {
  readonly name: string;
  /** The type that the name refers to, if it is not an object. */
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
  /** The version that introduced it. */
  readonly since?: string;
}

/** A class that style sheets may rely on. */
export interface ApiClass {
  readonly key: string;
  /** Undefined where the package does not provide it. */
  readonly className?: string;
  /** Whether other components have the same class in the same state. */
  readonly global: boolean;
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  /** The version that introduced it. */
  readonly since?: string;
}

/** The kinds of parts of a component or hook. */
export type ApiPartWord = 'prop' | 'slot' | 'class' | 'parameter' | 'returned';

/** A part that an earlier version had. */
export interface ApiRemoval {
  readonly word: ApiPartWord;
  readonly name: string;
  /** The first version without it. */
  readonly version: string;
  /** What to use instead, in Markdown, as in the last version that has it. */
  readonly advice?: string;
}

/** The documented component that props are inherited from. */
export interface ApiInheritance {
  readonly component: string;
  readonly packageName?: string;
  /** Its page, where the site has one or the library states an address. */
  readonly pathname?: string;
}
