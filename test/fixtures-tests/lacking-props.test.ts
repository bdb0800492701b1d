// A component that fails without a prop which its types demand: the prop and its type are named, where it is lacking.

import { describe, expect, it } from 'vitest';
import { libConfig, siteTest } from '../site-test.ts';

const site = () =>
  siteTest({
    'docs.config.ts': libConfig.replace(/ \};\n$/, ", api: [{ product: 'lib', packageName: 'charts' }] };\n"),
    'node_modules/charts/package.json':
      '{ "name": "charts", "version": "1.0.0", "main": "index.js", "types": "index.d.ts" }',
    'node_modules/charts/index.js':
      'const React = require("react");\nexports.Chart = function Chart({ data }) { return React.createElement("p", null, data.map(String)); };\nexports.Frame = function Frame({ size, children }) { return React.createElement("div", null, size.width, children); };\n',
    'node_modules/charts/index.d.ts':
      'import * as React from "react";\nexport interface ChartProps {\n  /** What is drawn. */\n  data: number[];\n}\nexport declare function Chart(props: ChartProps): React.ReactElement;\nexport interface FrameProps {\n  /** How large. */\n  size: { width: number };\n  children?: React.ReactNode;\n}\nexport declare function Frame(props: FrameProps): React.ReactElement;\n',
    'content/lib/Bare.tsx':
      "import { Chart } from 'charts';\nexport default function Bare() {\n  return (\n    <div>\n      <Chart />\n    </div>\n  );\n}\n",
    'content/lib/Two.tsx':
      "import { Chart, Frame } from 'charts';\nexport default function Two() {\n  return (\n    <Frame>\n      <Chart data={[1]} />\n    </Frame>\n  );\n}\n",
    'content/lib/Own.tsx':
      "import { Chart } from 'charts';\nexport default function Own() {\n  throw new Error('Mine');\n  return <Chart />;\n}\n",
    'content/lib/chart.md':
      '---\ntitle: Chart\ndescription: A chart.\ncomponents: Chart, Frame\n---\n\n# Chart\n\n{{"demo": "Bare.tsx"}}\n\n{{"demo": "Two.tsx"}}\n\n{{"demo": "Own.tsx"}}\n',
  });

describe('a component without a prop that it needs', () => {
  it('is named with the prop and its type, at the element of the demo', async () => {
    const { lines } = await site().buildAndFail();

    expect(lines.filter((line) => line.includes('demo-render'))).toEqual([
      `content/lib/Bare.tsx:5:7 error demo-render  The demo fails with "Cannot read properties of undefined (reading 'map')": "Chart" lacks the prop "data", which it needs. Give it "data", of the type number[].`,
      'content/lib/Own.tsx:3:9 error demo-render  The demo fails with "Mine". Correct the demo: readers see it rendered before any script runs.',
      `content/lib/Two.tsx:4:5 error demo-render  The demo fails with "Cannot read properties of undefined (reading 'width')": "Frame" lacks the prop "size", which it needs. Give it "size", of the type { width: number }.`,
    ]);
  });
});
