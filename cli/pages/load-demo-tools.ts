/**
 * Loads what demos are made with. A thread that has met a demo while it parsed does so at once: until its
 * pages are made, there is time.
 */
export async function loadDemoTools(): Promise<void> {
  const [{ tidyCode }] = await Promise.all([
    import('../demos/show/tidy-code.ts'),
    import('../demos/create-demo-maker.ts'),
  ]);
  await tidyCode('');
}
