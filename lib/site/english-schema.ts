import { z } from 'zod'
import { MENU_PAGES } from './owner-schema'
import { named, optional, part, text, texts } from './schema-parts'

/*
 * Schemas of the owner's texts in English: the text fields of the Spanish files. An absent text falls back to the
 * Spanish one. Images, URLs, the order of sections and everything else that is no text exist in the Spanish files only.
 */

const page = part({ heading: optional(text), description: optional(text), share: optional(text) })

/** `content/en/site.ts` */
export const englishSiteSchema = z.strictObject({
  title: optional(text),
  description: optional(text),
  city: optional(text),
  portrait: part({ alt: optional(text) }),
  /** Labels of accounts that have a label of the owner's in `site.ts`, by their kind. */
  labels: z.record(z.string(), text, 'a table of kinds and names').default({}),
  /** Words of the menu, by page. */
  menu: z.partialRecord(z.enum(MENU_PAGES), text, 'a table of pages and words').default({}),
  pages: part({ home: page, about: page, projects: page, articles: page, resume: page, contact: page }),
})

/** `content/en/home.ts` */
export const englishHomeSchema = z.strictObject({
  greeting: optional(text),
  roles: texts,
  intro: optional(text),
  biography: texts,
  headings: part({ recent: optional(text), about: optional(text), featured: optional(text) }),
})

/** `content/en/about.ts` */
export const englishAboutSchema = z.strictObject({
  biography: texts,
  picture: part({ alt: optional(text) }),
  hobbies: named('text', '[{ icon, text }]'),
  skills: named('name', '[{ icon, name }]'),
  tools: named('name', '[{ icon, name }]'),
  headings: part({
    hobbies: optional(text),
    skills: optional(text),
    tools: optional(text),
    calendar: optional(text),
  }),
})

/** `content/en/projects.json`: titles and descriptions, by the id of the project. */
export const englishProjectsSchema = z.array(
  z.strictObject({
    id: z.int('the id of a project'),
    title: optional(text),
    description: optional(text),
  }),
  'a list of projects',
)
