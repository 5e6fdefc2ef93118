import { writeFileSync } from 'node:fs'
import { site } from '@/e2e/unit/own-content'
import { ownPath } from '@/e2e/unit/own-folders'
import { env } from '../site/env'
import { completePolicy, otherWay, readPolicyFile } from './privacy-policy'

const WORDS = {
  data: 'Los datos.',
  cookies: null,
  stored: 'Lo guardado.',
  controller: {
    form: { item: '- Un formulario', sentence: 'Use el formulario.', words: 'por el formulario' },
    post: { item: '', sentence: 'Escriba una carta.', words: 'por carta' },
  },
}
const COOKIES = '<!-- cookies -->\n\nSin.\n\n<!-- /cookies -->'
const policy = async (text: string, cookies: string | null = null) => {
  writeFileSync(ownPath('content/privacy.md'), text)
  return completePolicy(await readPolicyFile(), { ...WORDS, cookies })
}
const own = { contact: site.contact, legal: site.legal }
afterEach(() => {
  Object.assign(site, own)
  env.CONTACT_FORM = 'on'
})

test('the data is inserted at its placeholder', async () => {
  expect(await policy(`# 1. A\n\n<!-- data -->\n\nUno.\n\n# 2. B\n\n${COOKIES}`)).toBe(
    '# 1. A\n\nLos datos.\n\nUno.\n\n# 2. B\n\n<!-- cookies -->\n\nSin.\n\n\n\nLo guardado.\n\n<!-- /cookies -->',
  )
})

test("when visits are measured, the analytics text replaces the owner's text on cookies", async () => {
  expect(await policy(`# 2. B\n\n${COOKIES}\n\n# 3. C`, 'Con $& cookies.')).toContain(
    '# 2. B\n\n<!-- cookies -->\n\nCon $& cookies.\n\nLo guardado.\n\n<!-- /cookies -->\n\n# 3. C',
  )
})

test.each([
  ['before the section on cookies', '# 1. A\n\nUno.\n\n', '## 2. Cookies\n\n'],
  ['before the mark, where there is no heading', 'Uno.\n\n', ''],
])('a text without the placeholder gets the data %s', async (_, before, heading) => {
  expect(await policy(`${before}${heading}${COOKIES}\n\n# 3. C`)).toContain(
    `${before}Los datos.\n\n${heading}<!-- cookies -->`,
  )
})

const ASKS = `- {{name}}\n- {{email}}\n\nUno. Escriba a {{email}}. Dos.\n\n${COOKIES}`
test.each([
  ['form and address', 'on', 'legal@site.example', 'Escriba a legal@site.example.', '- legal@site.example'],
  ['form and address', 'off', 'legal@site.example', 'Escriba a legal@site.example.', '- legal@site.example'],
  ['form and address', 'on', null, 'Use el formulario.', '- Un formulario'],
  ['form', 'on', 'legal@site.example', 'Use el formulario.', '- Un formulario'],
  ['form', 'off', 'legal@site.example', 'Escriba una carta.', null],
] as const)('contact %j, form %s, address %s: %s', async (contact, form, email, sentence, item) => {
  Object.assign(site, { contact, legal: { ...own.legal, email } })
  env.CONTACT_FORM = form
  const text = await policy(ASKS)
  expect(text).toContain(`Uno. ${sentence} Dos.`)
  expect(text.match(/^- .*$/gm)).toEqual(['- Nuria Prueba Legal', ...(item ? [item] : [])])
  expect(text.includes('@')).toBe(sentence.includes('@'))
})

test('with neither address, form nor postal address the sentences are omitted', async () => {
  Object.assign(site, { contact: 'form', legal: { ...own.legal, address: null } })
  env.CONTACT_FORM = 'off'
  expect(await policy(ASKS)).toContain('Uno. Dos.')
})

test('a replacement keeps the rest of the sentence: the policy still names the controller', async () => {
  Object.assign(site, { contact: 'form', legal: { ...own.legal, email: null } })
  expect(await policy(`El responsable es {{name}}, con correo {{email}}. Dos.\n\n${COOKIES}`)).toContain(
    'Legal, con correo por el formulario. Dos.',
  )
})

test('a text without the placeholders throws', async () => {
  writeFileSync(ownPath('content/privacy.md'), 'Nada.')
  await expect(readPolicyFile()).rejects.toThrow('lacks the marks <!-- cookies -->')
})

test.each(['phone', 'constructor'])('missing owner data (%s) is reported', async (name) => {
  writeFileSync(ownPath('content/privacy.md'), `{{${name}}} <!-- cookies --><!-- /cookies -->`)
  await expect(readPolicyFile()).rejects.toThrow(`{{${name}}} is not part of legal in content/site.ts`)
})

test('an e-mail address that is shown needs no other way', () => {
  env.CONTACT_FORM = 'off'
  expect(otherWay({ contact: 'form and address', legal: own.legal })).toBeNull()
})
