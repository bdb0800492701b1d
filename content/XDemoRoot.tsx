// What stands around the demos of the X components: the theme of Material UI. On pages in other languages
// the files XDemoRoot.pt.tsx and XDemoRoot.zh.tsx stand in its place.

export { default } from './DemoRoot';
