import { describe, expect, it } from 'vitest';
import { findNearPaths, type ListedPage } from '../../../runtime/page/find-near-paths.ts';

const paths = [
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/material-ui/api/button-group/',
  '/material-ui/react-table/',
  '/joy-ui/react-button/',
  '/system/properties/',
  '/blog/hello/',
];
const pages = paths.map((path): ListedPage => [path, path]);
const find = (asked: string) => findNearPaths(asked, pages).map(([path]) => path);

describe('findNearPaths', () => {
  it('finds a page by a misspelled path', () => {
    expect(find('/material-ui/react-buton/')[0]).toBe('/material-ui/react-button/');
    expect(find('/sistem/propertys/')).toEqual(['/system/properties/']);
  });

  it('finds a page if the folder of the path is wrong or missing', () => {
    expect(find('/components/buttons/').slice(0, 3)).toEqual(
      expect.arrayContaining(['/joy-ui/react-button/', '/material-ui/api/button/']),
    );
    expect(find('/table')[0]).toBe('/material-ui/react-table/');
  });

  it('ignores file extensions and the case of letters', () => {
    expect(find('/Joy-UI/Button.html')[0]).toBe('/joy-ui/react-button/');
    expect(find('/joy-ui/button/index.html')[0]).toBe('/joy-ui/react-button/');
  });

  it('suggests at most five pages, all with a word in common', () => {
    expect(findNearPaths('/button/', Array(9).fill(['/a/button/', 'Button']))).toHaveLength(5);
    expect(find('/wp-login.php')).toEqual([]);
    expect(find('/')).toEqual([]);
  });

  it('searches ten thousand pages in less than three seconds', () => {
    const many = Array.from({ length: 10_000 }, (_, index): ListedPage => [`/lib/page-${index}/part/`, 'Page']);
    const start = process.cpuUsage();
    findNearPaths(`/lib/${'page-'.repeat(500)}`, [...many, ['/lib/page/', 'Page']]);

    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
  });
});
