import type { EnglishAbout } from '@/lib/site/site-config'

/** The words of `content/about.ts` in English. Skills and tools have the same names in both languages. */
export const about = {
  biography: [
    'I live in Madrid and I am actively looking for work. I trained in software development through vocational degrees and professional courses, and since then I have been learning the way this trade is learned: building things, breaking them and writing down what happened.',
    'I am at home on both sides of an application. On the server, with PHP, Node.js or Python and a well-designed database; in the browser, with React and with as little JavaScript as the problem needs.',
    'I am looking for a team that reviews code with care, measures before it optimises, and understands that accessibility and energy use are quality too.',
  ],
  picture: {
    alt: 'Illustration of my hobbies: mountains, tennis, cycling, electronics, Lego and books',
  },
  hobbies: [
    { icon: 'hiking', text: 'Hiking: the Guadarrama mountains, nearly always the long way round' },
    { icon: 'travel', text: 'Travel, preferably by train and with time to spare' },
    { icon: 'reading', text: 'Reading: essays, crime novels and old manuals' },
    { icon: 'sport', text: 'Sport: tennis, 10K runs and cycling' },
    { icon: 'electronics', text: 'Electronics: Arduino, Raspberry Pi and Lego' },
  ],
} satisfies EnglishAbout
