// What the demos of a library stand in → the component that goes around them: its provider, its style sheet.

import type { Surroundings } from './library.ts';

/** Writes the component. */
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
  return `// What stands around every demo and playground.

${imports.join('\n')}

/** Puts a demo into what the library asks for. */
export default function DemoRoot({ children }: { children: ReactNode }) {
  return ${name ? `<${name}>{children}</${name}>` : '<>{children}</>'};
}
`;
}
