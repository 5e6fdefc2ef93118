import { site } from '@/e2e/unit/own-content'
import { anArticle } from '@/e2e/unit/builders'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { fieldId, FORM_IDS } from '../api/contact/form-fields'
import type { Refusal } from '../api/contact/receive'
import * as environment from '../config/env'
import type { Language } from '../config/language'
import { findProcessWide } from '../config/process-wide'
import { refusedPage } from './form-answers'
import { newestFormPage, noteFormPage } from './form-pages'
import { hashSource } from './inline-scripts'

const THEME = "document.documentElement.dataset.theme='dark'"
const ACCENT = ':root:root{--color-accent:light-dark(#0b6e4f,#6ec7a2);}'

const formPage = (mark: string) =>
  [
    `<!DOCTYPE html><html><head><title>${mark}</title><style>${ACCENT}</style></head><body><script>${THEME}</script>`,
    '<script>self.__next_f.push([1,"datos"])</script><script src="/_next/static/chunks/a.js" async=""></script>',
    `<form><div id="${FORM_IDS.answer}"></div><p id="${FORM_IDS.about}"></p>`,
    ...['name', 'email', 'stamp', 'turn', 'article'].map(
      (name) => `<input id="contact-${name}" name="${name}" value=""/>`,
    ),
    `<p id="${fieldId('name', 'fault')}"></p><textarea id="${fieldId('message')}"></textarea></form></body></html>`,
  ].join('')

jest.mock('../config/env', () => ({ __esModule: true, ...jest.requireActual<object>('../config/env') }))
/** Files of the build that were read so far. */
const read: string[] = []
jest.mock('./next-internals/built-pages', () => ({
  readBuiltPage: async (file: string) => {
    read.push(file)
    return Buffer.from(formPage(`Construida ${file}`))
  },
}))

const REFUSAL: Refusal = {
  problem: 'incomplete',
  faults: { name: 'missing' },
  typed: { email: 'ana@mail.example', message: 'Hola & <b>', subject: '' },
  stamp: 'un-sello',
  turn: 'un-turno',
}
const request = new Request('https://site.example/api/contact', { method: 'POST' })
const answer = (refusal: Partial<Refusal> = {}, language: Language = 'es') =>
  refusedPage(request, { ...REFUSAL, ...refusal }, language)
const htmlOf = async (...given: Parameters<typeof answer>) => (await answer(...given)).text()

const forget = () => {
  for (const name of ['forms', 'form-pages'])
    Reflect.deleteProperty(globalThis, Symbol.for(`portfolio.${name}`))
}
beforeEach(() => {
  forget()
  resetContent()
  read.length = 0
})

test('the answer is the page of the form with what was typed, what is wrong, and what another try needs', async () => {
  noteFormPage('/contacto', { html: formPage('Contacto') })
  const html = await htmlOf()
  expect(html).toContain('<title>Error: Contacto</title>')
  expect(html).toContain('<p>El mensaje no se ha enviado todavía. Revisa lo siguiente:</p>')
  expect(html).toContain('<li><a href="#contact-name">Escribe tu nombre.</a></li>')
  expect(html).toContain('<p id="contact-name-fault">Escribe tu nombre.</p>')
  expect(html).toContain('name="email" value="ana@mail.example"')
  expect(html).toContain('>\nHola &amp; &lt;b&gt;</textarea>')
  expect(html).toContain('name="stamp" value="un-sello"')
  expect(html).toContain('name="turn" value="un-turno"')
  expect(await htmlOf({ turn: undefined })).toContain('name="turn" value=""')
})

test('in English all of it is English', async () => {
  noteFormPage('/contacto', { html: formPage('Contacto') })
  noteFormPage('/en/contact', { html: formPage('Contact') })
  const html = await htmlOf({ typed: { article: '/article/uno' } }, 'en')
  expect(html).toContain('<title>Error: Contact</title>')
  expect(html).toContain('<p>The message has not been sent yet. Please check the following:</p>')
  expect(html).toContain('<p id="contact-name-fault">Enter your name.</p>')
})

test('status and headers say what happened; nothing is kept, listed, or run that is not of every page', async () => {
  noteFormPage('/contacto', { html: formPage('Contacto') })
  const { status, headers } = await answer({ problem: 'busy', seconds: 7 })
  const { 'content-security-policy': policy, ...rest } = Object.fromEntries(headers)
  expect([status, rest]).toEqual([
    429,
    {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '7',
      'x-robots-tag': 'noindex',
    },
  ])
  expect(policy).toContain(`script-src 'self' ${hashSource(THEME)};`)
  expect(policy).toContain(hashSource(ACCENT))
  expect(policy).not.toContain('unsafe')
  expect((await answer({ problem: 'large' })).headers.get('connection')).toBe('close')
})

test('the page keeps its theme and loads no script: its router would be lost at this address', async () => {
  noteFormPage('/contacto', { html: formPage('Contacto') })
  expect((await htmlOf()).match(/<script.*?<\/script>/gs)).toEqual([`<script>${THEME}</script>`])
})

test('a message about an article is still about it, by its name', async () => {
  fakeContent.articles = [anArticle({ slug: 'uno', title: 'Uno & más' })]
  for (const [language, sentence] of [
    ['es', 'Sobre el artículo «Uno &amp; más»'],
    ['en', 'About the article “Uno &amp; más”'],
  ] as const) {
    const html = await htmlOf({ typed: { article: '/article/uno' } }, language)
    expect(html).toContain(`<p id="contact-about">${sentence}</p>`)
    expect(html).toContain('name="article" value="/article/uno"')
  }
})

test.each([
  ['that does not exist', { article: '/article/otro' }, null],
  ['that is no path', { article: 'javascript:alert(1)' }, null],
  ['while the articles can not be had', { article: '/article/uno' }, new Error('no list')],
  ['that is not named', {}, null],
])('an article %s is left out, and the message stays', async (_name, typed, failure) => {
  Object.assign(fakeContent, { articles: [anArticle({ slug: 'uno' })], failure })
  const html = await htmlOf({ typed: { ...typed, message: 'Hola' } })
  expect(html).toContain('<p id="contact-about"></p>')
  expect(html).toContain('name="article" value=""')
  expect(html).toContain('>\nHola</textarea>')
})

test('where nothing can be kept, the owner’s address is offered', async () => {
  expect(await htmlOf({ problem: 'failed' })).toContain(`También puedes escribir a ${site.email}.`)
  expect(await htmlOf()).not.toContain(site.email)
})

test('the newest page that was seen counts, then the one of the build; each is read once', async () => {
  expect(await htmlOf()).toContain('<title>Error: Construida contacto.html</title>')
  expect(await htmlOf({}, 'en')).toContain('<title>Error: Construida en/contact.html</title>')
  noteFormPage('/contacto', { html: formPage('Primera') })
  expect(await htmlOf()).toContain('<title>Error: Primera</title>')
  noteFormPage('/contacto', { html: Buffer.from(formPage('Segunda')) })
  expect(await htmlOf()).toContain('<title>Error: Segunda</title>')
  const before = read.length
  expect(await htmlOf()).toContain('<title>Error: Segunda</title>')
  expect(read).toHaveLength(before)
})

test('other pages than those of the form are not noted', () => {
  for (const path of ['/', '/contacto/gracias', '/contact', '/en/contacto'])
    noteFormPage(path, { html: 'otra' })
  expect(findProcessWide('form-pages') ?? new Map()).toEqual(new Map())
  expect([newestFormPage('es'), newestFormPage('en')]).toEqual([undefined, undefined])
  noteFormPage('/en/contact', { html: 'Contact' })
  expect([newestFormPage('es'), newestFormPage('en')]).toEqual([undefined, 'Contact'])
})

test('while developing the page is asked for, and no script runs in the answer', async () => {
  const mode = jest.replaceProperty(environment, 'isDevelopment', true)
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(formPage('En desarrollo')))
  const response = await answer({}, 'en')
  expect(await response.text()).toContain('<title>Error: En desarrollo</title>')
  expect(response.headers.get('content-security-policy')).toBe("script-src 'none'; form-action 'self'")
  expect(asked.mock.calls.map(([url]) => String(url))).toEqual(['https://site.example/en/contact'])
  expect(read).toEqual([])
  asked.mockRestore()
  mode.restore()
})
