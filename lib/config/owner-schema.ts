import { z } from 'zod'
import { accentProblem } from './accent'
import { isOrigin } from './env'
import type { AboutContent, HomeContent, Redirects, SiteConfig } from './site-config'

const text = z.string('a text').trim().min(1, 'a text that is not empty')
const address = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
const mail = z.email('an e-mail address such as hola@example.com')
const orNull = (schema: z.ZodString) => schema.nullable()
/** Absent, null and empty mean the same. */
const optional = (schema: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish())

const accent = text
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: 'a colour such as #0b6e4f, or null', abort: true })
  .superRefine((value, { addIssue }) => {
    const message = accentProblem(value)
    if (message) addIssue({ code: 'custom', message })
  })
const icon = text.regex(/^\/[^?#]+$/, 'the path of a picture such as /images/icon.png, or null')

export const siteSchema: z.ZodType<SiteConfig> = z.strictObject({
  name: text,
  title: text,
  description: text,
  url: text
    .refine(
      isOrigin,
      'an address with its scheme and nothing behind the host, for example https://www.example.com',
    )
    .transform((value) => value.replace(/\/$/, '')),
  developmentHost: orNull(text),
  email: mail,
  city: text,
  social: z.strictObject({
    maps: address,
    appStore: address,
    code: address,
    professional: address,
    photos: address,
  }),
  repository: orNull(text.regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name, or null')),
  calendarUser: orNull(text),
  analyticsId: orNull(text.regex(/^G-[A-Z0-9]+$/, 'a measurement id such as G-ABC123DEF4, or null')),
  accent: optional(accent),
  icon: optional(icon),
  legal: z.strictObject({ name: text, taxId: text, address: text, email: mail }),
})

export const homeSchema: z.ZodType<HomeContent> = z.strictObject({
  roles: z.array(text, 'a list of texts').min(1, 'a list with at least one role'),
  intro: text,
  biography: z.array(text, 'a list of texts'),
})

const named = z.array(z.strictObject({ icon: text, name: text }), 'a list like [{ icon, name }]')

export const aboutSchema: z.ZodType<AboutContent> = z.strictObject({
  biography: z.array(text, 'a list of texts'),
  hobbies: z.array(z.strictObject({ icon: text, text }), 'a list like [{ icon, text }]'),
  skills: named,
  tools: named,
})

export const redirectsSchema: z.ZodType<Redirects> = z.record(
  z.string(),
  z.string('a path'),
  'a table of old and new paths',
)
