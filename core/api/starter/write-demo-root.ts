// The provider and style sheet of a library → the source of the wrapper component for its demos.

import type { Surroundings } from './library.ts';

/** Writes the source of DemoRoot.tsx. */
export function writeDemoRoot({ provider, styleSheet, unbuiltSheet }: Surroundings): string {
  const imports = [
    "import type { ReactNode } from 'react';",
    ...(provider ? [provider.importLine] : []),
    ...(styleSheet ? [`import '${styleSheet}';`] : []),
    ...(unbuiltSheet
      ? ['// Not built yet. If demos need it, build the library, and import it:', `// import '${unbuiltSheet}';`]
      : []),
  ];
  const { name } = provider ?? {};
  return `// The wrapper around every demo and playground: add providers and global styles here.

${imports.join('\n')}

/** Wraps a demo in the providers that the library needs. */
export default function DemoRoot({ children }: { children: ReactNode }) {
  return ${name ? `<${name}>{children}</${name}>` : '<>{children}</>'};
}
`;
}
