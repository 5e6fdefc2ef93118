import type { EnglishAbout } from '@/lib/site/site-config'

export const about = {
  biography: ['I live in the tests of this site.', 'I look for faults, and sometimes find them.'],
  picture: { alt: 'A drawing of test hobbies' },
  hobbies: [
    { icon: 'hiking', text: 'Short walks in the pastures' },
    { icon: 'reading', text: 'Reading of logs' },
  ],
} satisfies EnglishAbout
