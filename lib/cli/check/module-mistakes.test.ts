import '@/e2e/unit/own-folders'
import { problemsIn } from '@/e2e/unit/checked-site'

type Row = [mistake: string, file: string, from: string, to: string, ...said: string[]]

test.each<Row>([
  [
    'a comma that is missing',
    'site.ts',
    "city: 'Soria',",
    "city: 'Soria'",
    'content/site.ts:8:16: has a syntax error: "," is missing here. Put it there.',
  ],
  [
    'a text that never ends',
    'site.ts',
    "city: 'Soria'",
    "city: 'Soria",
    'content/site.ts:8:9: has a text that begins here and never ends. Put a quote at its end.',
  ],
  [
    'an apostrophe inside of a text',
    'site.ts',
    "city: 'Soria'",
    "city: 'L'Hospitalet'",
    "content/site.ts:8:12: has a quote that ends a text too early. Inside of a text write \\'.",
  ],
  [
    'an export with another name',
    'site.ts',
    'export const site',
    'export const sitio',
    'content/site.ts: exports nothing with the name site. Write: export const site = ….',
  ],
  [
    'an import that leads nowhere',
    'site.ts',
    'export const site = {',
    "import { x } from './nada'\nexport const site = {\n  x,",
    'content/site.ts:1:19: imports "./nada", which isn\'t there. Correct the path, or take the import out.',
  ],
  [
    'a name that nobody has declared',
    'site.ts',
    "city: 'Soria'",
    'city: ciudad',
    "content/site.ts:8:3: can't be run: ciudad is not defined.",
  ],
  [
    'an account without scheme',
    'site.ts',
    'https://code.test/nuria',
    'code.test/nuria',
    'content/site.ts:9:28: social "code": url is "code.test/nuria"; it should be an address that begins with https://, http://, mailto: or tel:. Write "https://code.test/nuria".',
  ],
  [
    'an entry of another type, behind an empty one',
    'home.ts',
    "['Programadora']",
    "['', 7]",
    'content/home.ts:2:15: roles, entry 2 is 7; it should be a text. Write "7".',
  ],
  [
    'a list for a text',
    'home.ts',
    "'Hago webs.'",
    "['Hago webs.']",
    'content/home.ts:3:3: intro is ["Hago webs."]; it should be a text. Write "Hago webs.".',
  ],
  [
    'an object for a list',
    'about.ts',
    "[{ icon: 'slack', name: 'Slack' }]",
    "{ icon: 'slack' }",
    'content/about.ts:8:3: tools is {"icon":"slack"}; it should be a list like [{ icon, name }].',
  ],
  [
    'a field in Spanish',
    'about.ts',
    "icon: 'rust', name: 'Rust'",
    "icon: 'rust', nombre: 'Rust'",
    'content/about.ts:6:5: skills, entry 2: name is missing; it should be a text.',
    'content/about.ts:6:21: skills, entry 2: nombre is no field that the site knows. Take it out, or correct its name.',
  ],
  [
    'a target with a slip in it',
    'redirects.ts',
    "'/articles'",
    "'/articels'",
    "content/redirects.ts:2:3: '/viejo': '/articels' leads to an address that the site doesn't have. Did you mean /articles?",
  ],
  [
    'an address that a page has',
    'redirects.ts',
    "'/viejo'",
    "'/about'",
    "content/redirects.ts:2:3: '/about': '/articles' would take the place of a page that exists.",
  ],
  [
    'a circle',
    'redirects.ts',
    "'/viejo': '/articles'",
    "'/a': '/b',\n  '/b': '/a'",
    "content/redirects.ts:2:3: '/a': '/b' leads in a circle.",
    "content/redirects.ts:3:3: '/b': '/a' leads in a circle.",
  ],
  [
    'a target on another site',
    'redirects.ts',
    "'/articles'",
    "'https://otro.test'",
    "content/redirects.ts:2:3: '/viejo': 'https://otro.test' needs two paths that begin with one slash.",
  ],
  [
    'an empty target',
    'redirects.ts',
    "'/articles'",
    "''",
    "content/redirects.ts:2:3: '/viejo': '' needs two paths that begin with one slash.",
  ],
  [
    'an address without its slash',
    'redirects.ts',
    "'/viejo'",
    "'viejo'",
    "content/redirects.ts:2:3: 'viejo': '/articles' needs two paths that begin with one slash.",
  ],
])('%s in %s', async (_, file, from, to, ...said) => {
  expect(await problemsIn(file, [from, to])).toEqual(said)
})
