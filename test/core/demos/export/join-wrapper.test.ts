import { describe, expect, it } from 'vitest';
import { createProject } from '../../../../core/demos/export/create-project.ts';
import { joinWrapper } from '../../../../core/demos/export/join-wrapper.ts';
import type { ExportPlan, WrapperPlan } from '../../../../core/demos/export/project.ts';

const plan: ExportPlan = {
  title: 'Demo',
  description: '',
  language: 'ts',
  styling: 'system',
  files: { 'src/App.tsx': 'app' },
  entry: 'src/App.tsx',
  dependencies: { react: '19.0.0' },
  devDependencies: {},
};
const wrapper: WrapperPlan = {
  files: { 'src/wrapper/DemoRoot.tsx': 'root', 'src/wrapper/root.css': '' },
  entry: 'src/wrapper/DemoRoot.tsx',
  assets: ['/a.png'],
  dependencies: { react: '18.3.1', kit: '1.0.0' },
  devDependencies: { '@types/react': '18.3.31' },
  unpublished: ['ui'],
  props: { mode: 'light', product: 'kit' },
};

describe('a demo in the wrapper of its page', () => {
  it('is the plan of the demo with all that the wrapper needs', () => {
    expect(joinWrapper(plan, wrapper)).toEqual({
      ...plan,
      files: { ...plan.files, ...wrapper.files },
      assets: ['/a.png'],
      dependencies: { react: '19.0.0', kit: '1.0.0' },
      devDependencies: { '@types/react': '18.3.31' },
      unpublished: ['ui'],
      wrapper: { file: 'src/wrapper/DemoRoot.tsx', props: wrapper.props },
    });
  });

  it('keeps its own files where it shares some with the wrapper', () => {
    const files = { 'src/a/App.tsx': 'app', 'src/DemoRoot.tsx': 'root', 'src/context.ts': '' };

    expect(joinWrapper({ ...plan, files, wrapper: { file: 'src/DemoRoot.tsx' } }, wrapper)).toMatchObject({
      files,
      wrapper: { file: 'src/DemoRoot.tsx', props: wrapper.props },
    });
    expect(joinWrapper({ ...plan, files, wrapper: { file: 'src/DemoRoot.tsx' } }, wrapper).files).toEqual(files);
  });

  it('stays as it is where the page has no wrapper', () => {
    expect(joinWrapper(plan, undefined)).toBe(plan);
  });

  it('imports the wrapper first, and names unpublished packages', () => {
    const { files } = createProject(joinWrapper(plan, wrapper));

    expect(files['index.html']).toContain('<html lang="en" data-mode="light">');
    expect(files['src/main.tsx'])
      .toBe(`// The package ui is not published, so package.json does not have it. Add it, and install again.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Wrapper from './wrapper/DemoRoot';
import App from './App';

// The props that the documentation passes to the component around its demos.
const theme = {
  "mode": "light",
  "product": "kit"
} as const;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Wrapper {...theme}>
      <App />
    </Wrapper>
  </StrictMode>,
);
`);
  });
});
