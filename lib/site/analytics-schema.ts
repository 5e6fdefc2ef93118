import { z } from 'zod'
import { text } from './schema-parts'

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
export const analyticsSchema = z.discriminatedUnion('kind', [google, umami, plausible, goatcounter], {
  error: ({ code }) => (code === 'invalid_union' ? KINDS : SHAPES),
})
