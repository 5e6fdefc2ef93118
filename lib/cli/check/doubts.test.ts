import { problemsBy } from '@/e2e/unit/checked-site'
import { sayVariableSlips } from './doubts'

const said = (name: string) => problemsBy((_, report) => sayVariableSlips({ [name]: 'x' }, report), {})

test.each([
  ['SITE_ULR', 'SITE_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['REVALIDATE_SECOND', 'REVALIDATE_SECONDS'],
])('a variable one letter away from a known one is reported: %s', async (name, meant) => {
  expect(await said(name)).toEqual([expect.stringContaining(`Did you mean ${meant}?`)])
})

test.each(['SITE_URL', 'PORT', 'NODE_ENV', 'SITE'])(
  'a variable of the site, and one of another program, is not: %s',
  async (name) => expect(await said(name)).toEqual([]),
)
