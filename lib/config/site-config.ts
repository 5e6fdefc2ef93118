/** The type of `content/site.ts`: the owner's data, without behaviour. */
export type SiteConfig = {
  /** The owner's name, as shown on the CV and in the footer. */
  name: string
  /** The site's name in titles and link previews. */
  title: string
  description: string
  /** Public URL without a trailing slash; the SITE_URL variable overrides it. */
  url: string
  /** Host of the development copy that uses the local API (SPEC §7), if there is one. */
  developmentHost: string | null
  email: string
  city: string
  /** The five social links; each opens in a new tab. */
  social: {
    maps: string
    appStore: string
    code: string
    professional: string
    photos: string
  }
  /** `owner/name`, for the release tag in the footer; null shows the version in package.json. */
  repository: string | null
  /** Account whose contributions the calendar shows; null shows a generated sample. */
  calendarUser: string | null
  /** Google Analytics 4 id (`G-…`). With null, no third party is contacted. */
  analyticsId: string | null
  /** The data controller of the privacy policy. */
  legal: { name: string; taxId: string; address: string; email: string }
}

/** The type of `content/redirects.ts`: old path to new path, both root-relative and without a query. */
export type Redirects = Record<string, string>

/** The type of `home.ts`: the roles that are typed one after another (SPEC §1), and two texts. */
export type HomeContent = {
  roles: readonly string[]
  intro: string
  biography: readonly string[]
}

/** A skill or a tool; initials of the name replace an icon that the site doesn't have. */
export type NamedIcon = { icon: string; name: string }

/** The type of `about.ts`. */
export type AboutContent = {
  biography: readonly string[]
  hobbies: readonly { icon: string; text: string }[]
  skills: readonly NamedIcon[]
  tools: readonly NamedIcon[]
}
