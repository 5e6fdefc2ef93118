import type { EnglishHome } from '@/lib/site/site-config'

// Deliberately without a biography: it stays Spanish, and the doctor reports that.
export const home = {
  roles: ['Portfolio tester', 'Example analyst', 'Report reader'],
  intro: 'I test sites like this one from end to end, from Cáceres, so that nobody else has to.',
} satisfies EnglishHome
