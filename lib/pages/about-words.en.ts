import type { ABOUT } from './about-words'
import type { Same } from '../site/same'

export const ABOUT_EN: Same<typeof ABOUT> = {
  title: 'About me',
  heading: 'Who I am',
  description: (name, city) =>
    `Who ${name} is: training, skills, tools and interests${city ? `, in ${city}` : ''}.`,
  hobbiesHeading: 'When I’m not coding',
  skillsHeading: 'Professional skills',
  toolsHeading: 'Tools I use',
}
