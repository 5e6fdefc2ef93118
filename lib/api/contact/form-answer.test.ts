import { site } from '@/e2e/unit/own-content'
import type { Language } from '../../config/language'
import { faultTexts, refusalInit, refusalText, refusedAnswer, sentAnswer } from './form-answer'
import type { Problem, Refusal } from './receive'

const given = { contact: site.contact, email: site.email }
afterEach(() => void Object.assign(site, given))

const refusal = (fields: Partial<Refusal> = {}): Refusal => ({
  problem: 'incomplete',
  faults: {},
  typed: {},
  stamp: 'un-sello',
  ...fields,
})

describe('a message that was taken', () => {
  test.each<[Language, string]>([
    ['es', '/contacto/gracias'],
    ['en', '/en/contact/thanks'],
  ])('leads a browser on with a GET: %s', (language, location) => {
    const { status, headers } = sentAnswer(language, false)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      303,
      location,
      'no-store',
    ])
  })

  test('tells the script of the form where to go', async () => {
    const answer = sentAnswer('es', true)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    await expect(answer.json()).resolves.toEqual({ outcome: 'sent', location: '/contacto/gracias' })
  })
})

describe('a message that was not taken', () => {
  test.each<[Problem, number]>([
    ['type', 415],
    ['large', 413],
    ['unreadable', 400],
    ['repeated', 400],
    ['foreign', 403],
    ['incomplete', 422],
    ['stale', 422],
    ['busy', 429],
    ['full', 503],
    ['failed', 503],
  ])('%s is %i, and kept by nobody', (problem, status) => {
    expect(refusalInit(refusal({ problem }))).toMatchObject({
      status,
      headers: { 'cache-control': 'no-store' },
    })
  })

  test('says when to try again, where that is known', () => {
    expect(refusalInit(refusal({ problem: 'busy', seconds: 40 })).headers['retry-after']).toBe('40')
    expect(refusalInit(refusal({ problem: 'busy', seconds: 0 })).headers['retry-after']).toBe('0')
    expect(refusalInit(refusal({ problem: 'failed' })).headers).not.toHaveProperty('retry-after')
  })

  test.each<Problem>(['large', 'type'])('that is %s is not read to its end', (problem) => {
    expect(refusalInit(refusal({ problem })).headers.connection).toBe('close')
  })

  test('that was read leaves the connection open', () => {
    expect(refusalInit(refusal()).headers).not.toHaveProperty('connection')
  })

  test.each<[Problem, 'stamp' | 'proof' | null]>([
    ['stale', 'stamp'],
    ['busy', 'proof'],
    ['incomplete', null],
  ])('that is %s tells the script what it can get anew: %s', async (problem, again) => {
    await expect(refusedAnswer(refusal({ problem, turn: 'un-turno' }), 'es').json()).resolves.toMatchObject({
      outcome: 'refused',
      stamp: 'un-sello',
      turn: 'un-turno',
      again,
    })
  })

  test('has what is said above the fields and at them, and no turn where there is no queue', async () => {
    const answer = refusedAnswer(refusal({ faults: { name: 'missing' } }), 'es')
    expect(answer.status).toBe(422)
    await expect(answer.json()).resolves.toEqual({
      outcome: 'refused',
      message: 'El mensaje no se ha enviado todavía. Revisa lo siguiente:',
      faults: { name: 'Escribe tu nombre.' },
      stamp: 'un-sello',
      turn: '',
      again: null,
    })
  })
})

describe('what is said above the fields', () => {
  test.each<Problem>(['full', 'failed'])('%s names the address, if it is shown', (problem) => {
    site.contact = 'form and address'
    expect(refusalText(refusal({ problem }), 'es')).toMatch(/También puedes escribir a hola@site\.example\.$/)
    site.contact = 'form'
    expect(refusalText(refusal({ problem }), 'es')).not.toContain('También')
  })

  test('whatever the visitor can mend by trying again names none', () => {
    site.contact = 'form and address'
    for (const problem of ['incomplete', 'stale', 'busy', 'large'] as const)
      expect(refusalText(refusal({ problem }), 'es')).not.toContain('@')
  })

  test('numbers are written as the language does', () => {
    expect(refusalText(refusal({ problem: 'large' }), 'es')).toContain('5000 caracteres')
    expect(refusalText(refusal({ problem: 'large' }), 'en')).toContain('5,000 characters')
    expect(refusalText(refusal({ problem: 'busy', seconds: 40 }), 'es')).toContain('espera 40 segundos')
  })

  test('one second is said as one', () => {
    const waits = refusal({ problem: 'busy', seconds: 1 })
    expect(refusalText(waits, 'es')).toContain('espera 1 segundo y')
    expect(refusalText(waits, 'en')).toContain('wait 1 second and')
    expect(refusalText({ ...waits, seconds: 2 }, 'en')).toContain('wait 2 seconds and')
  })
})

describe('what is said at the fields', () => {
  test('each fault has its words, with how much the field takes', () => {
    const faults = { name: 'long', email: 'malformed', kind: 'missing', message: 'long' } as const
    expect(faultTexts(refusal({ faults }), 'es')).toEqual({
      name: 'El nombre puede tener hasta 100 caracteres.',
      email: 'Escribe el correo completo, como nombre@ejemplo.com.',
      kind: 'Elige un motivo.',
      message: 'El mensaje puede tener hasta 5000 caracteres. Acórtalo o envíalo en dos partes.',
    })
  })

  test('fields without a fault have none, in the order of the page', () => {
    expect(faultTexts(refusal(), 'es')).toEqual({})
    const faults = { message: 'missing', name: 'missing' } as const
    expect(Object.keys(faultTexts(refusal({ faults }), 'en'))).toEqual(['name', 'message'])
  })
})
