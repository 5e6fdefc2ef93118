import type { Same } from '../site/same'
import type { HOME } from './home-words'

export const HOME_EN: Same<typeof HOME> = {
  title: 'Home',
  greeting: 'Hi, I’m',
  rolesLabel: 'What I do',
  pause: 'Pause the animation',
  resume: 'Resume the animation',
  toProjects: 'View projects',
  toResume: 'View résumé',
  recentHeading: 'Recent articles',
  featuredHeading: 'Featured projects',
  allProjects: 'View all projects',
  aboutHeading: 'About me',
  aboutMore: 'More about me',
  allArticles: 'View all articles',
}
