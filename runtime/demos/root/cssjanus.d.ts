declare module 'cssjanus' {
  const cssjanus: {
    /** Mirrors the sides that a style sheet names. */
    transform(css: string): string;
  };
  export default cssjanus;
}
