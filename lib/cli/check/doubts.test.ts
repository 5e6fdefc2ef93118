import { variableSlips } from './doubts'

const said = (name: string) => variableSlips({ [name]: 'x' }).map(({ fix }) => fix)

test.each([
  ['SITE_ULR', 'SITE_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['site_url', 'SITE_URL'],
  ['REVALIDATE_SECOND', 'REVALIDATE_SECONDS'],
])('a variable one letter away from a known one is reported: %s', (name, meant) => {
  expect(said(name)).toEqual([`Did you mean ${meant}?`])
})

test.each(['SITE_URL', 'PATH', 'PORT', 'HOME', 'NODE_ENV', 'SITE', 'npm_config_cache'])(
  'a variable of the site, and one of another program, is not: %s',
  (name) => expect(said(name)).toEqual([]),
)
