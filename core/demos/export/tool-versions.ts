/** Versions of an exported project's tools, known to work together. */
export const toolVersions = {
  vite: '7.3.8',
  '@vitejs/plugin-react': '5.2.0',
  typescript: '5.9.3',
  tailwindcss: '4.3.5',
  '@tailwindcss/vite': '4.3.5',
} as const;
