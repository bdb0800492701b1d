import { expect, it } from 'vitest';
import { nameLibrary } from '../../../../core/api/starter/name-library.ts';

it.each([
  ['@acme/ui', 'acme-ui', 'Acme UI'],
  ['my-kit', 'my-kit', 'My Kit'],
  ['@plug-in/ds', 'plug-in-ds', 'Plug In DS'],
  ['react-bootstrap', 'react-bootstrap', 'React Bootstrap'],
  ['blog', 'blog-library', 'Blog'],
])('the package %s gives its library an id and a name', (packageName, id, name) => {
  expect(nameLibrary(packageName)).toEqual({ id, name });
});
