import { readFileSync } from 'node:fs'
import { shortHash } from '../text/random'
import { dataHandled } from '../privacy/data-handled'
import { CONSENT_WORDS } from './consent'
import { MEASURING_UPDATED, measuringWords } from './policy-words'
import type { AnalyticsService } from './service'

const GOOGLE = { kind: 'google', id: 'G-1' } as const
const COOKIELESS = [
  { kind: 'umami', address: 'https://umami.example', id: 'u' },
  { kind: 'plausible', address: 'https://plausible.example', id: 'p' },
  { kind: 'goatcounter', address: 'https://goat.example' },
] as const
const HOSTED = { kind: 'goatcounter', address: 'https://nuria.goatcounter.com' } as const
const SERVICES: AnalyticsService[] = [GOOGLE, ...COOKIELESS, HOSTED]
const saidOf = (service: AnalyticsService) => Object.values(measuringWords(service)).slice(0, 2).join('\n\n')

test('with Google Analytics the policy lists every purpose, the legal basis, the processor and each cookie', () => {
  const text = saidOf(GOOGLE)
  for (const said of [
    /páginas vistas/,
    /«User»/,
    /se comparten/,
    /«Web Vitals»/,
    /consentimiento \(artículo 6\.1\.a del RGPD/,
    /artículo 22\.2 de la Ley 34\/2002/,
    /Google Ireland Ltd\. actúa como encargado/,
    /`_ga`/,
    /`_ga_\*`/,
  ])
    expect(text).toMatch(said)
})

test('the policy explains how to withdraw consent, what is deleted, and how long a choice is valid', () => {
  const { cookies, stored } = measuringWords(GOOGLE)
  expect(cookies).toContain(`el botón «${CONSENT_WORDS.es.change}» está al pie de todas las páginas`)
  expect(cookies).toContain('se borran esas cookies')
  expect(cookies).toContain('vale 24 meses')
  expect(stored).toEqual({ analitica: expect.stringContaining('vale 24 meses') as string })
})

test.each(COOKIELESS)('with $kind the policy names the service and its host, and no cookie', (service) => {
  const { data, cookies, stored } = measuringWords(service)
  expect(data).toContain(`en ${new URL(service.address).host}.`)
  expect(data).toContain('interés legítimo en saber qué se lee (artículo 6.1.f del RGPD)')
  expect(data).toMatch(/Do Not Track o Global Privacy Control/)
  expect(cookies).toContain('no se utilizan cookies')
  expect(stored).toEqual({})
  expect(saidOf(service)).not.toMatch(/Google|undefined/)
})

test('a script loaded from another host is mentioned', () => {
  expect(measuringWords(HOSTED).data).toContain(
    'en nuria.goatcounter.com, cuyo programa se carga desde gc.zgo.at.',
  )
})

test("the starter's policy contains every legal basis that its sections rely on", () => {
  const policy = readFileSync('content/privacy.md', 'utf8')
  const legal = /# 3\. Legitimación[^]*?(?=\n# )/.exec(policy)?.[0] ?? ''
  const form = { keepDays: 90, mailed: true }
  const parts = SERVICES.map((service) => dataHandled({ form, measuring: saidOf(service) }))
  const relied = new Set(parts.join().match(/artículo 6\.1\.\w del RGPD/g))
  expect(relied.size).toBe(3)
  for (const basis of relied) expect(legal).toContain(basis)
})

test("the starter's policy requests a copy of an identity document only in case of doubt", () => {
  const policy = readFileSync('content/privacy.md', 'utf8')
  const asking = policy.split(/(?<=\.)\s/).filter((sentence) => /documento de identidad/.test(sentence))
  expect(asking).toEqual([expect.stringMatching(/^Solo si hay dudas razonables sobre su identidad/)])
})

test('the month of the last change matches the text: when the text changes, update both here', () => {
  expect([MEASURING_UPDATED, shortHash(SERVICES.map(saidOf).join())]).toEqual(['noviembre de 2026', 'jz8tr'])
})
