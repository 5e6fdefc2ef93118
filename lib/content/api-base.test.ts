import { chooseApiBase } from './api-base'

const LOCAL = 'http://local.test'
const PRODUCTION = 'https://production.test'
const both = { PORTFOLIO_API_LOCAL: LOCAL, PORTFOLIO_API_PRODUCTION: PRODUCTION }

test.each([
  ['http://localhost:3000', LOCAL],
  ['http://192.0.2.7:3000', LOCAL],
  ['http://[::1]:3000', LOCAL],
  ['https://portfolio.test', LOCAL],
  ['https://mac.LOCAL', LOCAL],
  ['https://DEV.example.com', LOCAL],
  ['https://www.example.com', PRODUCTION],
  ['https://localhost.example.com', PRODUCTION],
  ['https://test', PRODUCTION],
])('§7 the site at %s reads from %s', (siteUrl, base) => {
  expect(chooseApiBase(siteUrl, 'dev.example.com', both)).toBe(base)
})

test('§7 where the variable selected by the rule is unset, the embedded content is served', () => {
  expect(chooseApiBase('http://localhost', null, { PORTFOLIO_API_PRODUCTION: PRODUCTION })).toBeNull()
  expect(chooseApiBase('https://www.example.com', null, { PORTFOLIO_API_LOCAL: LOCAL })).toBeNull()
})

test('without a development domain only the rest of the rule applies', () => {
  expect(chooseApiBase('https://dev.example.com', null, both)).toBe(PRODUCTION)
})
