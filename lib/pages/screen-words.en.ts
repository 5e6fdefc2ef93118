import type { ABOUT, CONTACT, FEEDS, HOME, MISSING, PAGE_FAILED, PLAIN, SHARE } from './screen-words'
import type { Same } from '../site/language'

export const ABOUT_EN: Same<typeof ABOUT> = {
  title: 'About me',
  heading: 'Who I am',
  description: (name, city) =>
    `Who ${name} is: training, skills, tools and interests${city ? `, in ${city}` : ''}.`,
  hobbiesHeading: 'When I’m not coding',
  skillsHeading: 'Professional skills',
  toolsHeading: 'Tools I use',
}

export const CONTACT_EN: Same<typeof CONTACT> = {
  title: 'Contact',
  description: (name) =>
    `Write to ${name}: an offer, a project or anything else, with a form that needs no account and no third party.`,
  descriptionWithoutForm: (name) => `How to get in touch with ${name}.`,
  link: 'Get in touch',
  replyLink: 'Reply to this article',
}

export const FEEDS_EN: Same<typeof FEEDS> = {
  rss: (title) => `${title}: articles in English (RSS)`,
  atom: (title) => `${title}: articles in English (Atom)`,
  json: (title) => `${title}: articles in English (JSON Feed)`,
  title: (title) => `${title}’s blog`,
}

/** Texts of the Markdown version of an article. */
export const PLAIN_EN: Same<
  Pick<typeof PLAIN, 'published' | 'updated' | 'tags' | 'author' | 'original' | 'leftOut'>
> = {
  published: 'Published',
  updated: 'Updated',
  tags: 'Tags',
  author: 'Author',
  original: 'Original',
  leftOut: (count) =>
    count === 1
      ? 'One older article doesn’t fit into this file.'
      : `${count} older articles don’t fit into this file.`,
}

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

export const SHARE_EN: Same<typeof SHARE> = {
  home: 'Portfolio and blog',
  about: 'Training, skills and interests',
  projects: 'Web and apps: what they do and where to try them',
  articles: 'What I learn, in writing',
  resume: 'Experience, education and skills',
  contact: 'An offer, a project or anything else',
  privacy: 'What data is processed and what rights you have',
}

export const MISSING_EN: Same<typeof MISSING> = {
  title: 'Page not found',
  text: 'This site doesn’t have the page you are looking for.',
  home: 'Back to the home page',
}

export const PAGE_FAILED_EN: Same<typeof PAGE_FAILED> = {
  title: 'Something went wrong',
  text: 'The page couldn’t be shown. Trying again is usually enough.',
  retry: 'Try again',
}
