import type { EnglishSite } from '@/lib/site/site-config'

export const site = {
  description: 'Portfolio and blog of Inés Prueba, a character of the tests of this site.',
  portrait: { alt: 'A test portrait' },
  pages: { about: { share: 'Who tests whom' } },
} satisfies EnglishSite
