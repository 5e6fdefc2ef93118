import { writeFileSync } from 'node:fs'
import { site } from '@/e2e/unit/own-content'
import { ownPath } from '@/e2e/unit/own-folders'
import { namesAddress } from './pdf-pages'
import { findServed } from './form-response'
import { WHOLE } from './addresses'

jest.mock('./pdf-pages', () => ({ namesAddress: jest.fn() }))

const EMAILS = ['CV@site.example']
const file = ownPath('content/cv.pdf')
const given = { contact: site.contact, email: site.email }
beforeEach(() => {
  writeFileSync(file, `CV ${expect.getState().currentTestName ?? ''}`)
  jest.mocked(namesAddress).mockReset().mockResolvedValue(false)
})
afterEach(() => void Object.assign(site, given))

test('a file is served while the address is visible, without being read', async () => {
  site.contact = 'form and address'
  await expect(findServed(WHOLE, 'pdf', EMAILS)).resolves.toBe(file)
  expect(namesAddress).not.toHaveBeenCalled()
})

test('a missing file is not served', async () => {
  await expect(findServed(WHOLE, 'docx', EMAILS)).resolves.toBeNull()
  await expect(findServed({ language: 'en', role: 'web' }, 'pdf', EMAILS)).resolves.toBeNull()
})

describe('with a hidden address', () => {
  beforeEach(() => void (site.contact = 'form'))

  test('a file that does not contain it is served, and read once', async () => {
    await expect(findServed(WHOLE, 'pdf', EMAILS)).resolves.toBe(file)
    await expect(findServed(WHOLE, 'pdf', EMAILS)).resolves.toBe(file)
    expect(jest.mocked(namesAddress).mock.calls).toEqual([
      [file, 'pdf', expect.arrayContaining(['hola@site.example', 'cv@site.example'])],
    ])
  })

  test('a file that contains it is not served until it is generated again', async () => {
    jest.mocked(namesAddress).mockResolvedValueOnce(true)
    await expect(findServed(WHOLE, 'pdf', EMAILS)).resolves.toBeNull()
    await expect(findServed(WHOLE, 'pdf', EMAILS)).resolves.toBeNull()
    expect(namesAddress).toHaveBeenCalledTimes(1)
    writeFileSync(file, 'printed again')
    await expect(findServed(WHOLE, 'pdf', EMAILS)).resolves.toBe(file)
  })

  test('a file is read again for another address', async () => {
    await findServed(WHOLE, 'pdf', EMAILS)
    jest.mocked(namesAddress).mockResolvedValueOnce(true)
    await expect(findServed(WHOLE, 'pdf', ['otra@site.example'])).resolves.toBeNull()
  })
})
