import '@/e2e/unit/own-folders'
import { problemsIn } from '@/e2e/unit/checked-site'

type Row = [mistake: string, from: string, to: string, ...said: string[]]

test.each<Row>([
  [
    'an address without scheme',
    "'https://www.nuria.test'",
    "'www.nuria.test'",
    'content/site.ts:5:3: url is "www.nuria.test"; it should be an address with its scheme and nothing behind the host, for example https://www.example.com. Write "https://www.nuria.test".',
  ],
  [
    'an address with a path',
    "'https://www.nuria.test'",
    "'https://www.nuria.test/blog'",
    'content/site.ts:5:3: url is "https://www.nuria.test/blog"; it should be an address with its scheme and nothing behind the host, for example https://www.example.com. Write "https://www.nuria.test".',
  ],
  [
    'an address with one slash',
    "'https://www.nuria.test'",
    "'http:/www.nuria.test'",
    'content/site.ts:5:3: url is "http:/www.nuria.test"; it should be an address with its scheme and nothing behind the host, for example https://www.example.com. Write "https://www.nuria.test".',
  ],
  [
    'an address with a slip in its scheme',
    "'https://www.nuria.test'",
    "'htps://www.nuria.test'",
    'content/site.ts:5:3: url is "htps://www.nuria.test"; it should be an address with its scheme and nothing behind the host, for example https://www.example.com. Write "https://www.nuria.test".',
  ],
  [
    'an empty address',
    "'https://www.nuria.test'",
    "''",
    'content/site.ts:5:3: url is missing; it should be an address with its scheme and nothing behind the host, for example https://www.example.com.',
  ],
  [
    'an address of this machine',
    "'https://www.nuria.test'",
    "'http://localhost:3000'",
    'content/site.ts:5:3: url is "http://localhost:3000", which only this machine can open; it should be the public address. For a build that stays on this machine set SITE_URL=http://localhost:3000.',
  ],
  [
    'no mail address',
    "'hola@nuria.test'",
    "'hola'",
    'content/site.ts:7:3: email is "hola"; it should be an e-mail address such as hola@example.com.',
  ],
  [
    'another way of contact',
    "email: 'hola@nuria.test',",
    "email: 'hola@nuria.test', contact: 'fom',",
    'content/site.ts:7:29: contact is "fom"; it should be \'form\', or \'form and address\' to show the e-mail address too. Write "form".',
  ],
  [
    'a mail address as a link',
    "'hola@nuria.test'",
    "'mailto:hola@nuria.test'",
    'content/site.ts:7:3: email is "mailto:hola@nuria.test"; it should be an e-mail address such as hola@example.com. Write "hola@nuria.test".',
  ],
  [
    'a mail address in disguise',
    "'hola@nuria.test'",
    "'hola (at) nuria.test'",
    'content/site.ts:7:3: email is "hola (at) nuria.test"; it should be an e-mail address such as hola@example.com. Write "hola@nuria.test".',
  ],
  [
    'an id of Universal Analytics',
    'analytics: null',
    "analytics: { kind: 'google', id: 'UA-123456-1' }",
    'content/site.ts:12:32: analytics.id is "UA-123456-1"; it should be a measurement id such as G-ABC123DEF4. Ids that begin with UA- are of a product that has ended: create a GA4 property and write its id, which begins with G-.',
  ],
  [
    'a measurement id in small letters',
    'analytics: null',
    "analytics: { kind: 'google', id: 'g-abc123def4' }",
    'content/site.ts:12:32: analytics.id is "g-abc123def4"; it should be a measurement id such as G-ABC123DEF4. Write "G-ABC123DEF4".',
  ],
  [
    'an id of Tag Manager',
    'analytics: null',
    "analytics: { kind: 'google', id: 'GTM-ABC' }",
    'content/site.ts:12:32: analytics.id is "GTM-ABC"; it should be a measurement id such as G-ABC123DEF4.',
  ],
  [
    'another service that counts visits',
    'analytics: null',
    "analytics: { kind: 'matomo', address: 'https://stats.test' }",
    "content/site.ts:12:16: analytics.kind is \"matomo\"; it should be 'google', 'umami', 'plausible' or 'goatcounter'.",
  ],
  [
    'an id alone, without its service',
    'analytics: null',
    "analytics: 'G-ABC123DEF4'",
    "content/site.ts:12:3: analytics is \"G-ABC123DEF4\"; it should be null, { kind: 'google', id }, { kind: 'umami' or 'plausible', address, id } or { kind: 'goatcounter', address }.",
  ],
  [
    'the address of a script instead of its service',
    'analytics: null',
    "analytics: { kind: 'goatcounter', address: 'https://stats.test/count.js' }",
    'content/site.ts:12:37: analytics.address is "https://stats.test/count.js"; it should be the address of the service, without the name of its script. Write "https://stats.test".',
  ],
  [
    'an address without scheme and a domain with one',
    'analytics: null',
    "analytics: { kind: 'plausible', address: 'stats.test', id: 'https://nuria.test' }",
    'content/site.ts:12:35: analytics.address is "stats.test"; it should be an address that begins with https://, for example https://stats.example.com. Write "https://stats.test".',
    'content/site.ts:12:58: analytics.id is "https://nuria.test"; it should be the domain of the site as Plausible lists it, for example www.example.com.',
  ],
  [
    'the address of a repository',
    'repository: null',
    "repository: 'https://github.com/nuria/web'",
    'content/site.ts:10:3: repository is "https://github.com/nuria/web"; it should be owner/name, or null. Write "nuria/web".',
  ],
  [
    'a repository without its owner',
    'repository: null',
    "repository: 'web'",
    'content/site.ts:10:3: repository is "web"; it should be owner/name, or null.',
  ],
  [
    'an empty name',
    "name: 'Núria Peña',\n  title",
    "name: '',\n  title",
    'content/site.ts:2:3: name is missing; it should be a text.',
  ],
  [
    'a field that is missing',
    "  title: 'Cuaderno',\n",
    '',
    'content/site.ts:1:14: title is missing; it should be a text.',
  ],
  [
    'a field with a slip in its name',
    'title:',
    'titel:',
    'content/site.ts:1:14: title is missing; it should be a text.',
    'content/site.ts:3:3: titel is no field that the site knows. Did you mean title?',
  ],
  [
    'a number for a text',
    "city: 'Soria'",
    'city: 12',
    'content/site.ts:8:3: city is 12; it should be a text. Write "12".',
  ],
  [
    'a number for a text further in',
    "taxId: '11111111H'",
    'taxId: 11111111',
    'content/site.ts:13:32: legal.taxId is 11111111; it should be a text. Write "11111111".',
  ],
])('site.ts: %s', async (_, from, to, ...said) => {
  expect(await problemsIn('site.ts', [from, to])).toEqual(said)
})
