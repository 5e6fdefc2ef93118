import { z } from 'zod'
import { aboutHeadings, homeHeadings, MENU_PAGES, PAGES } from './owner-schema'
import { fields, named, optional, part, text, texts } from './schema-parts'

/*
 * Schemas of the owner's texts in English: the text fields of the Spanish files. An absent text falls back to the
 * Spanish one. Images, URLs, the order of sections and everything else that is no text exist in the Spanish files only.
 */

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
  pages: part(PAGES),
})

/** `content/en/home.ts` */
export const englishHomeSchema = z.strictObject({
  greeting: optional(text),
  roles: texts,
  intro: optional(text),
  biography: texts,
  headings: homeHeadings,
})

/** `content/en/about.ts` */
export const englishAboutSchema = z.strictObject({
  biography: texts,
  picture: part({ alt: optional(text) }),
  hobbies: named('text', '[{ icon, text }]'),
  skills: named('name', '[{ icon, name }]'),
  tools: named('name', '[{ icon, name }]'),
  headings: aboutHeadings,
})

const FIGURE = '{ "value": "0.4 g", "label": "a visit" }'

/** `content/en/projects.json`: titles, descriptions and the figures of stories, by the id of the project. */
export const englishProjectsSchema = z.array(
  z.strictObject({
    id: z.int('the id of a project'),
    title: optional(text),
    description: optional(text),
    figure: optional(fields({ value: text.max(12, 'a text of at most 12 characters'), label: text }, FIGURE)),
  }),
  'a list of projects',
)

export type EnglishProjects = z.output<typeof englishProjectsSchema>
