import type { Same } from '../site/same'
import type { SHARE } from './share-words'

export const SHARE_EN: Same<typeof SHARE> = {
  home: 'Portfolio and blog',
  about: 'Training, skills and interests',
  projects: 'Web and apps: what they do and where to try them',
  articles: 'What I learn, in writing',
  resume: 'Experience, education and skills',
  contact: 'An offer, a project or anything else',
  privacy: 'What data is processed and what rights you have',
}
