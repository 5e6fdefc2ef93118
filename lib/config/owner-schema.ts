import { z } from 'zod'
import { isOrigin } from './env'
import { mailAddress } from './mail'
import type { AboutContent, HomeContent, Redirects, SiteConfig } from './site-config'

const text = z.string('a text').trim().min(1, 'a text that is not empty')
const address = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
const orNull = (schema: z.ZodString) => schema.nullish().transform((value) => value ?? null)

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
  email: mailAddress,
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
  legal: z.strictObject({ name: text, taxId: text, address: text, email: mailAddress }),
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
