import { defineConfig } from 'vitrine';
import { bannedWords } from './plugins/banned-words/index.ts';
import { glossary } from './plugins/glossary/index.ts';
import { pageNotes } from './plugins/page-notes/index.tsx';
import { securityTxt } from './plugins/security-txt/index.ts';
import terms from './terms.json';

export default defineConfig({
  title: 'Acme UI',
  url: 'https://ui.example.com',
  products: [{ id: 'lib', name: 'Acme UI' }],
  plugins: [
    glossary({ terms }),
    pageNotes({ announcement: 'Version 2 is here.', href: '/lib/start/' }),
    bannedWords({ simply: 'Leave it out.', whitelist: 'Write "allow list".' }),
    securityTxt({ contact: 'mailto:security@example.com', expires: '2030-01-01T00:00:00Z' }),
  ],
});
