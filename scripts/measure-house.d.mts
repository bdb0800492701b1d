import type { SourceFile } from 'typescript';

export interface FunctionLength {
  readonly file: string;
  readonly name: string;
  readonly lines: number;
}

export interface House {
  readonly lines: number;
  readonly files: number;
  readonly folders: number;
  readonly single: number;
  readonly shortSingle: number;
  readonly exports: number;
  readonly singleExports: number;
  readonly build: number;
  readonly longestOfBuild: FunctionLength | undefined;
  readonly longest: readonly FunctionLength[];
  readonly rooms: Readonly<Record<'cli' | 'core' | 'runtime', number>>;
  readonly circles: readonly (readonly string[])[];
  readonly chain: readonly string[];
  readonly packages: number;
}

export function measureHouse(options: {
  readonly files: readonly { readonly file: string; readonly text: string; readonly syntax?: SourceFile }[];
  readonly lock: { readonly packages: Readonly<Record<string, object>> };
}): House;
