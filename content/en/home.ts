import type { EnglishHome } from '@/lib/site/site-config'

/** The words of `content/home.ts` in English. */
export const home = {
  roles: [
    'Junior machine learning engineer',
    'Analyst programmer',
    'Full stack developer',
    'Green skills developer',
  ],
  intro:
    'I build for the web from end to end, in Madrid: interfaces that are easy to use, servers that wake nobody up, and models as small as the problem allows.',
  biography: [
    'I live in Madrid and I am looking for a team where writing good code is business as usual. I come from vocational training and from projects that speak for themselves: PHP and databases on the server, React and TypeScript in the browser, Python when there is data to make sense of.',
    'I care about software that uses little: pages no heavier than they need to be, queries that are not repeated, and models that need no data centre to tell you that it is raining today.',
  ],
} satisfies EnglishHome
