interface Lock {
  readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export function formatBillOfMaterials(
  manifest: { readonly name: string; readonly version: string; readonly license?: string },
  lock: Lock,
  bundled: readonly string[],
): string;
export function listInstallScripts(lock: Lock): string[];
