import { site } from '@/e2e/unit/own-content'
import { ownPath } from '@/e2e/unit/own-folders'
import { writeFileSync } from 'node:fs'
import { env } from '../site/env'
import { otherWay, readPrivacyPolicy } from './privacy-policy'

const write = (name: string, text: string) => writeFileSync(ownPath(`content/${name}`), text)

beforeEach(() =>
  write(
    'privacy.md',
    'De {{name}}, {{taxId}}.<!-- data -->\n<!-- cookies -->\nSin.\n<!-- /cookies -->\nFin {{name}}.',
  ),
)

test("the policy contains the owner's data", async () => {
  expect(await readPrivacyPolicy()).toBe(
    'De Nuria Prueba Legal, 11111111H.<!-- data -->\n<!-- cookies -->\nSin.\n<!-- /cookies -->\nFin Nuria Prueba Legal.',
  )
})

test('a text without the placeholders throws', async () => {
  write('privacy.md', 'Nada.')
  await expect(readPrivacyPolicy()).rejects.toThrow('the marks <!-- cookies --> are missing')
})

test.each(['phone', 'constructor'])('missing owner data (%s) is reported', async (name) => {
  write('privacy.md', `{{${name}}} <!-- cookies --><!-- /cookies -->`)
  await expect(readPrivacyPolicy()).rejects.toThrow(`{{${name}}} is not part of legal in content/site.ts`)
})

describe('the controller can be contacted without an e-mail address', () => {
  const given = env.CONTACT_FORM
  afterEach(() => void Object.assign(env, { CONTACT_FORM: given }))
  const controller = (fields: Partial<typeof site>, address: string | null = 'Calle Una, 2') => ({
    ...site,
    ...fields,
    legal: { ...site.legal, address },
  })

  test('through the form, if there is one', () => {
    Object.assign(env, { CONTACT_FORM: 'on' })
    expect(otherWay(controller({ contact: 'form' }))).toBe('form')
    expect(otherWay(controller({ contact: 'form and address' }))).toBe('form')
  })

  test('otherwise by post, when the e-mail address is hidden and a postal one is given', () => {
    Object.assign(env, { CONTACT_FORM: 'off' })
    expect(otherWay(controller({ contact: 'form' }))).toBe('post')
    expect(otherWay(controller({ contact: 'form' }, null))).toBeNull()
    expect(otherWay(controller({ contact: 'form and address' }))).toBeNull()
  })
})
