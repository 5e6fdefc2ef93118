import type { z } from 'zod'
import type { englishAboutSchema, englishHomeSchema, englishSiteSchema } from './english-schema'
import type { aboutSchema, homeSchema, redirectsSchema, siteSchema } from './owner-schema'

/** Input types of `content/site.ts`, `home.ts`, `about.ts` and `redirects.ts`. */
export type SiteConfig = z.input<typeof siteSchema>
export type HomeContent = z.input<typeof homeSchema>
export type AboutContent = z.input<typeof aboutSchema>
export type Redirects = z.input<typeof redirectsSchema>

/** Input types of `content/en/site.ts`, `home.ts` and `about.ts`: the texts of the English pages. */
export type EnglishSite = z.input<typeof englishSiteSchema>
export type EnglishHome = z.input<typeof englishHomeSchema>
export type EnglishAbout = z.input<typeof englishAboutSchema>

/** The validated types that the site reads, with null or an empty list for missing fields. */
export type Site = z.output<typeof siteSchema>
export type Home = z.output<typeof homeSchema>
export type About = z.output<typeof aboutSchema>

export type Account = Site['social'][number]
export type OwnPicture = NonNullable<About['picture']>
/** A skill or a tool; without an icon of its own it gets the one that matches its name. */
export type NamedIcon = About['skills'][number]
export type Hobby = About['hobbies'][number]
export type PageName = keyof Site['pages']
