/** What `site.ts` of the content folder holds: everything about the owner that the site shows, and nothing that it does. */
export type SiteConfig = {
  /** The owner's name as it stands on the CV and in the footer. */
  name: string
  /** The site's name in titles and link previews. */
  title: string
  description: string
  /** Public address without a slash at its end; the SITE_URL variable goes before it. */
  url: string
  /** Host of the development copy that uses the local API (SPEC §7), if there is one. */
  developmentHost: string | null
  email: string
  city: string
  /** The five places outside; each opens in a new tab. */
  social: {
    maps: string
    appStore: string
    code: string
    professional: string
    photos: string
  }
  /** `owner/name`, for the release tag in the footer; null shows the version in package.json. */
  repository: string | null
  /** Account whose contributions the calendar shows; null shows the sample that comes with the site. */
  calendarUser: string | null
  /** Google Analytics 4 id (`G-…`); null means that no third party is called at all. */
  analyticsId: string | null
  /** The data controller of the privacy policy. */
  legal: { name: string; taxId: string; address: string; email: string }
}

/** What `redirects.ts` holds: old path to new path, both from the root and without a query. */
export type Redirects = Record<string, string>

/** What `home.ts` holds: the roles that are typed one after another (SPEC §1), and two texts. */
export type HomeContent = {
  roles: readonly string[]
  intro: string
  biography: readonly string[]
}

/** A skill or a tool; an icon that the site doesn't know gives way to the first letters of the name. */
export type NamedIcon = { icon: string; name: string }

/** What `about.ts` holds. */
export type AboutContent = {
  biography: readonly string[]
  hobbies: readonly { icon: string; text: string }[]
  skills: readonly NamedIcon[]
  tools: readonly NamedIcon[]
}
