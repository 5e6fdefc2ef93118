import type { EnglishSite } from '@/lib/site/site-config'

/** The words of `content/site.ts` in English. What is left out is said as there. */
export const site = {
  description:
    'Portfolio and blog of Alex Muestra, a web developer in Madrid: full stack, machine learning and sustainable software.',
  portrait: {
    alt: 'Illustration of a person coding at a window that looks out over the rooftops of Madrid',
  },
  pages: {
    home: { share: 'Web development in Madrid: portfolio and blog' },
    about: {
      description:
        'Who Alex Muestra is: training, skills, tools and interests of a web developer in Madrid.',
    },
    articles: {
      description:
        'Articles by Alex Muestra on web development, machine learning and sustainable software, from hands-on experience.',
      share: 'Web development, data and sustainable software',
    },
  },
} satisfies EnglishSite
