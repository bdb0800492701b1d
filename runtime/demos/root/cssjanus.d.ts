declare module 'cssjanus' {
  const cssjanus: {
    /** Swaps the sides in a style sheet, such as left and right. */
    transform(css: string): string;
  };
  export default cssjanus;
}
