import 'server-only'
import { owner } from '../config/owner'
import type { PageName, Site } from '../config/site-config'
import { ABOUT } from '../copy/about'
import { ARTICLES } from '../copy/articles'
import { PRIVACY } from '../copy/privacy'
import { PROJECTS } from '../copy/projects'
import { RESUME } from '../copy/resume'
import { SHARE } from '../copy/share'
import { findPdf } from '../resume/pdf-file'

type Words = { heading: string; description: string }

const DEFAULTS: Record<PageName, (site: Site) => Words> = {
  home: ({ name, description }) => ({ heading: name, description }),
  about: ({ name, city }) => ({ heading: ABOUT.heading, description: ABOUT.description(name, city) }),
  projects: ({ name }) => ({ heading: PROJECTS.heading, description: PROJECTS.description(name) }),
  articles: ({ name }) => ({ heading: ARTICLES.heading, description: ARTICLES.description(name) }),
  resume: ({ name }) => ({
    heading: RESUME.heading,
    description: RESUME.description(name, findPdf() !== null),
  }),
  privacy: ({ name }) => ({ heading: PRIVACY.title, description: PRIVACY.description(name) }),
}

/**
 * Heading, description and preview text of a page: the owner's (`pages` in `site.ts`), else the defaults.
 * The heading of the home page is the owner's name.
 */
export function pageWords(page: PageName): Words & { share: string } {
  const given = owner.site.pages[page]
  const usual = DEFAULTS[page](owner.site)
  return {
    heading: given.heading ?? usual.heading,
    description: given.description ?? usual.description,
    share: given.share ?? SHARE[page],
  }
}
