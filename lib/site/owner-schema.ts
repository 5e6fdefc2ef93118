import { z } from 'zod'
import { isOrigin } from '../text/parse-url'
import { accentProblem } from './accent'
import {
  mailAddress,
  fields,
  isBlank,
  list,
  named,
  optional,
  part,
  sections,
  text,
  texts,
} from './schema-parts'
import { SITE_PARTS } from './shown-parts'

const KINDS = "'google', 'umami', 'plausible' or 'goatcounter'"
const SHAPES =
  "null, { kind: 'google', id }, { kind: 'umami' or 'plausible', address, id } or { kind: 'goatcounter', address }"

/** The address of the service, to which the names of its script and of its reports are appended. */
const address = text
  .regex(
    /^https:\/\/[^\s?#;,]+$/,
    'an address that begins with https://, for example https://stats.example.com',
  )
  .refine(
    (value) => !/(?:\.js|\/count)$/.test(value),
    'the address of the service, without the name of its script',
  )
  .transform((value) => value.replace(/\/+$/, ''))

const google = z.strictObject({
  kind: z.literal('google'),
  /**
   * The measurement id. The site reports its views itself: in the settings of the data stream, enhanced measurement
   * must not count page changes based on browser history events too.
   */
  id: text.regex(
    /^G-[A-Z0-9]+$/,
    'a measurement id of Google Analytics 4 such as G-ABC123DEF4 (UA-… has ended)',
  ),
})
const umami = z.strictObject({
  kind: z.literal('umami'),
  address,
  id: text.regex(/^[\da-f-]{36}$/i, 'a website id such as 1f7c2d3e-0000-4000-8000-123456789abc'),
})
const plausible = z.strictObject({
  kind: z.literal('plausible'),
  address,
  id: text.regex(/^[^\s/:]+$/, 'the domain of the site as Plausible lists it, for example www.example.com'),
})
const goatcounter = z.strictObject({ kind: z.literal('goatcounter'), address })

/**
 * `analytics` of `content/site.ts`: how visits are measured. `google` is Google Analytics 4, which visitors are asked
 * for consent to; the others work without cookies, and each is identified by the address of its server.
 */
const analyticsSchema = z.discriminatedUnion('kind', [google, umami, plausible, goatcounter], {
  error: ({ code }) => (code === 'invalid_union' ? KINDS : SHAPES),
})

// Each message completes the sentence «it should be …».
const image = text.regex(
  /^\/[^/]/,
  'the address of a picture that begins with a slash, for example /images/retrato.jpg',
)
const picture = optional(fields({ image, alt: text }, 'null or { image, alt }'))
/** `night`: the same picture for the dark theme. */
const portrait = optional(
  fields({ image, night: optional(image), alt: text }, 'null or { image, night, alt }'),
)
/** Texts of a page's metadata; an absent one falls back to the site's own text. */
const page = part({ heading: optional(text), description: optional(text), share: optional(text) })

/** The pages that have such texts in every language. */
export const PAGES = { home: page, about: page, projects: page, articles: page, resume: page, contact: page }

const accent = text.toLowerCase().superRefine((value, { addIssue }) => {
  const message = accentProblem(value)
  if (message) addIssue({ code: 'custom', message })
})
const icon = text.regex(/^\/[^?#]+$/, 'the path of a picture such as /images/icon.png, or null')

const CONTACT_WAYS = ['form', 'form and address'] as const

/**
 * How visitors reach the owner. 'form': nothing that the site serves contains an e-mail address, neither `email` nor
 * those of `legal`, of an account or of the CV. 'form and address': the address is shown beside the form.
 */
const contact = z
  .preprocess(
    (value: (typeof CONTACT_WAYS)[number] | '' | null | undefined) =>
      isBlank(value) ? 'form and address' : value,
    z.enum(CONTACT_WAYS, `'form', or 'form and address' to show the e-mail address too`),
  )
  .default('form and address')

const ACCOUNT_FIELDS = ['kind', 'url', 'label']
/** Whether an entry is more than the kind of an account whose address is still to come. */
const isMeant = (given: unknown) =>
  !isBlank(Object(given).url) || Object.keys(Object(given)).some((key) => !ACCOUNT_FIELDS.includes(key))

const account = fields(
  {
    kind: text,
    url: z
      .url({
        protocol: /^(?:https?|mailto|tel)$/,
        error: 'an address that begins with https://, http://, mailto: or tel:',
      })
      // RFC 3966: blanks group a number for readers, and are no part of a link to it.
      .transform((value) => (/^tel:/i.test(value) ? value.replace(/\s|%20/g, '') : value)),
    label: optional(text),
  },
  '{ kind, url } or { kind, url, label }',
)

/** Pages that the menu can name. */
export const MENU_PAGES = ['home', ...SITE_PARTS] as const
const PAGE_NAMES = `one of ${MENU_PAGES.map((name) => `'${name}'`).join(', ')}`
const MENU_PAGE = z.enum(MENU_PAGES, PAGE_NAMES)
const DEFAULT_MENU = MENU_PAGES.filter((name) => name !== 'contact').map((page) => ({ page, label: null }))

/** An entry of the menu: `'resume'` is short for `{ page: 'resume' }`, with the usual word. */
const menuEntry = z.union(
  [
    MENU_PAGE.transform((page) => ({ page, label: null })),
    z.strictObject({ page: MENU_PAGE, label: optional(text) }),
  ],
  `${PAGE_NAMES}, or { page, label }`,
)

const REPO = 'the repository, owner/name'

/** The hosts of each kind of Git server, unless the owner names another one. */
const HOSTS = { github: 'github.com', gitlab: 'gitlab.com', gitea: 'codeberg.org' } as const

const repository = z
  .strictObject({
    backend: z.enum(['github', 'gitlab', 'gitea'], "'github', 'gitlab' or 'gitea'"),
    repo: text.regex(/^[\w.-]+(?:\/[\w.-]+)+$/, REPO),
    branch: optional(text),
    /** Another server than the usual one of its kind, such as a GitLab of the owner's own. */
    host: optional(
      text.regex(/^[a-z0-9.-]+(?::\d+)?$/, 'the name of a host such as git.example.com, or null'),
    ),
  })
  .transform(({ host, ...given }) => ({ ...given, host: host ?? HOSTS[given.backend] }))

/** An editor to try out: nothing leaves the browser. */
const trial = z.strictObject({ backend: z.literal('test-repo') })

/** `admin` of `content/site.ts`: the repository into which the editor at `/admin` writes. */
export const adminSchema = z.union([repository, trial], {
  error: `null, or { backend: 'github', repo: 'ana/portfolio' }; repo is ${REPO}`,
})

export type AdminSettings = z.output<typeof adminSchema>

/** `content/site.ts`: the owner's identity. A field that is null, empty or absent is shown nowhere. */
export const siteSchema = z
  .strictObject({
    /** The owner's name, as shown in the footer and in structured data. */
    name: text,
    /** The site's name in titles and link previews. */
    title: text,
    description: text,
    /** Public address; the SITE_URL variable overrides it. */
    url: text
      .refine(
        isOrigin,
        'an address with its scheme and nothing behind the host, for example https://www.example.com',
      )
      // Normalised to the form in headers and sitemaps: a host with ñ or capitals has one spelling everywhere.
      .transform((value) => new URL(value).origin),
    /** Host of the development copy that uses the local API (SPEC §7), if there is one. */
    developmentHost: optional(text),
    email: optional(mailAddress),
    contact,
    /** Parts that the site does without: they have no page, link, feed or file, in no language. */
    without: list(z.enum(SITE_PARTS, `one of ${SITE_PARTS.map((name) => `'${name}'`).join(', ')}`), 'a list'),
    /** The entries of the menu, in this order; those of parts that aren't there are left out. */
    menu: list(menuEntry, "a list like ['home', 'projects']").transform((given) =>
      given.length > 0 ? given : DEFAULT_MENU,
    ),
    city: optional(text),
    /** Two capital letters, for structured data. */
    country: optional(text.regex(/^[A-Z]{2}$/, 'a country code of two capital letters such as ES, or null')),
    /** The image on the home page and in its preview; without one, a neutral drawing is shown. */
    portrait,
    /** Links of the footer and of the home page, in this order; an account without an address is left out. */
    social: list(account, 'a list like [{ kind, url }]', isMeant),
    /** `owner/name`, for the release tag in the footer; without it, the footer shows the version in package.json. */
    repository: optional(text.regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name, or null')),
    /** A WebSub hub that notifies feed readers of new articles; the feeds link to it. */
    hub: optional(z.url({ protocol: /^https$/, error: 'an address that begins with https://, or null' })),
    /** Account whose contributions the calendar shows; 'sample' shows an invented year, labelled as such. */
    calendarUser: optional(
      text
        // As people write it: with an at sign, or as the address of the profile.
        .transform((value) => value.replace(/^@|^(?:https?:\/\/)?(?:www\.)?github\.com\/|\/$/gi, ''))
        .pipe(
          z
            .string()
            .regex(/^[a-z\d](?:[a-z\d-]{0,38})$/i, "a GitHub user name such as ana, 'sample', or null"),
        ),
    ),
    /** How visits are measured. Without it, no third party is contacted. */
    analytics: optional(analyticsSchema),
    /** The repository into which the editor at `/admin` writes. Without it there is no editor. */
    admin: optional(adminSchema),
    /** Accent colour, `#rrggbb`, from which both themes are derived. Null or absent: the colours of app/tokens.css. */
    accent: optional(accent),
    /** What crawlers may do with the site's texts (contentsignals.org), in robots.txt; an absent one isn't named. */
    contentSignals: part({
      search: optional(z.boolean('true or false')),
      aiInput: optional(z.boolean('true or false')),
      aiTrain: optional(z.boolean('true or false')),
    }),
    /** An image of `content/images/` or `public/` for favicon and app icons; null or absent: the name's initials. */
    icon: optional(icon),
    /** The data controller in the privacy policy, which leaves out sentences whose field is missing. */
    legal: part({
      name: optional(text),
      taxId: optional(text),
      address: optional(text),
      email: optional(mailAddress),
      updated: optional(text),
    }),
    /** Heading and description of each page, and the sentence on its preview image. */
    pages: part({ ...PAGES, privacy: page }),
  })
  .superRefine(({ without, analytics }, { addIssue }) => {
    const needs = [...(analytics ? ['analytics'] : []), ...(without.includes('contact') ? [] : ['contact'])]
    if (without.includes('privacy') && needs.length > 0)
      addIssue({
        code: 'custom',
        path: ['without'],
        message: `no 'privacy' while the site has ${needs.join(' and ')}, as visitors have to be told what is kept`,
      })
  })

export const homeHeadings = part({
  recent: optional(text),
  about: optional(text),
  featured: optional(text),
})
const HOME_SECTIONS = ['recent', 'about', 'featured'] as const

/** `content/home.ts`: texts of the home page. */
export const homeSchema = z.strictObject({
  greeting: optional(text),
  /** Typed one after another (SPEC §1); a single one isn't animated. */
  roles: texts,
  intro: optional(text),
  biography: texts,
  /** Projects shown on the home page, each by its id or by the slug of its title. */
  featured: list(z.union([z.int(), text], 'the id of a project, or its name such as mi-proyecto'), 'a list'),
  headings: homeHeadings,
  sections: sections(HOME_SECTIONS),
})

export const aboutHeadings = part({
  hobbies: optional(text),
  skills: optional(text),
  tools: optional(text),
  calendar: optional(text),
})
const ABOUT_SECTIONS = ['hobbies', 'skills', 'tools', 'calendar'] as const

/** `content/about.ts`: texts of the about page. */
export const aboutSchema = z.strictObject({
  biography: texts,
  picture,
  hobbies: named('text', '[{ icon, text }]'),
  skills: named('name', '[{ icon, name }]'),
  tools: named('name', '[{ icon, name }]'),
  headings: aboutHeadings,
  sections: sections(ABOUT_SECTIONS),
})

/** `content/redirects.ts`: old path to new path, both root-relative and without a query. */
export const redirectsSchema = z.record(z.string(), z.string('a path'), 'a table of old and new paths')
