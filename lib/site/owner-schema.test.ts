import { aboutSchema, homeSchema, siteSchema } from './owner-schema'

const REQUIRED = { name: 'Íñigo', title: 'Íñigo', description: 'Un sitio.', url: 'https://inigo.example' }
const OPTIONAL = [
  ...['developmentHost', 'email', 'city', 'country', 'portrait', 'hub', 'repository', 'calendarUser'],
  ...['analytics', 'accent', 'admin', 'icon'],
]
const LEGAL = ['name', 'taxId', 'address', 'email', 'updated']
const messageOf = (schema: typeof siteSchema | typeof homeSchema | typeof aboutSchema, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const site = (fields: object) => siteSchema.parse({ ...REQUIRED, ...fields })

test('four fields are required: everything else is optional', () => {
  expect(site({})).toEqual({
    ...REQUIRED,
    ...Object.fromEntries(OPTIONAL.map((name) => [name, null])),
    contact: 'form and address',
    without: [],
    menu: ['home', 'about', 'projects', 'articles', 'resume', 'privacy'].map((page) => ({
      page,
      label: null,
    })),
    social: [],
    legal: Object.fromEntries(LEGAL.map((name) => [name, null])),
    contentSignals: { search: null, aiInput: null, aiTrain: null },
    pages: Object.fromEntries(
      ['home', 'about', 'projects', 'articles', 'resume', 'contact', 'privacy'].map((name) => [
        name,
        { heading: null, description: null, share: null },
      ]),
    ),
  })
})

test.each([null, undefined, '', '  '])('%j is treated as absent', (nothing) => {
  const names = [...OPTIONAL, 'legal', 'pages', 'social', 'contact', 'without', 'menu']
  expect(site(Object.fromEntries(names.map((name) => [name, nothing])))).toEqual(site({}))
  expect(site({ legal: Object.fromEntries(LEGAL.map((name) => [name, nothing])) })).toEqual(site({}))
  expect(site({ pages: { home: nothing, about: { share: nothing } } })).toEqual(site({}))
  expect(
    homeSchema.parse({ greeting: nothing, roles: nothing, biography: [nothing], sections: nothing }),
  ).toEqual(homeSchema.parse({}))
  expect(aboutSchema.parse({ picture: nothing, skills: [nothing], hobbies: nothing })).toEqual(
    aboutSchema.parse({}),
  )
})

test('the menu has the entries of the owner, with words of their own', () => {
  expect(
    site({ menu: [{ page: 'resume', label: 'CV' }, 'contact', { page: 'home', label: ' ' }] }).menu,
  ).toEqual([
    { page: 'resume', label: 'CV' },
    { page: 'contact', label: null },
    { page: 'home', label: null },
  ])
  expect(messageOf(siteSchema, { ...REQUIRED, menu: ['blog'] })).toEqual([
    expect.stringMatching(/^menu\.0.*'articles'/),
  ])
})

test('the policy can be left out where the site keeps nothing of its visitors', () => {
  const analytics = { kind: 'google', id: 'G-AAAAAAAAAA' }
  expect(site({ without: ['privacy', 'contact', 'about'] }).without).toEqual(['privacy', 'contact', 'about'])
  expect(site({ without: ['about'], analytics }).without).toEqual(['about'])
  for (const [fields, named] of [
    [{ without: ['privacy'] }, 'contact'],
    [{ without: ['privacy', 'contact'], analytics }, 'analytics'],
  ] as const)
    expect(messageOf(siteSchema, { ...REQUIRED, ...fields })).toEqual([
      expect.stringContaining(`the site has ${named},`),
    ])
  expect(messageOf(siteSchema, { ...REQUIRED, without: ['blog'] })).toEqual([
    expect.stringContaining("'articles'"),
  ])
})

test.each(Object.keys(REQUIRED))('%s is required', (name) => {
  expect(messageOf(siteSchema, { ...REQUIRED, [name]: ' ' })).toEqual([expect.stringContaining(`${name}: a`)])
})

test('accounts keep their order; one without an address is omitted', () => {
  const social = [
    { kind: 'mastodon', url: 'https://social.example/@a', label: '' },
    { kind: 'github', url: '' },
    { kind: 'email', url: 'mailto:a@b.example' },
    { kind: 'forja', url: 'http://forja.example', label: 'La forja' },
    null,
  ]
  expect(site({ social }).social).toEqual([
    { kind: 'mastodon', url: 'https://social.example/@a', label: null },
    { kind: 'email', url: 'mailto:a@b.example', label: null },
    { kind: 'forja', url: 'http://forja.example', label: 'La forja' },
  ])
})

test.each([
  ['tel:+34 600 000 000', 'tel:+34600000000'],
  ['tel:+34\u00a0600\u2009000%20000', 'tel:+34600000000'],
  ['TEL:+34 600', 'TEL:+34600'],
  ['tel:+34-600-(00).00', 'tel:+34-600-(00).00'],
  ['tel:+34600000000', 'tel:+34600000000'],
  ['mailto:a@b.example?subject=Hola%20a', 'mailto:a@b.example?subject=Hola%20a'],
  ['https://a.example/tel: 1%202', 'https://a.example/tel: 1%202'],
])(
  'a phone number has no spaces in a link (RFC 3966), other addresses are unchanged: %j becomes %s',
  (url, served) => {
    expect(site({ social: [{ kind: 'phone', url, label: '+34 600 000 000' }] }).social).toEqual([
      { kind: 'phone', url: served, label: '+34 600 000 000' },
    ])
  },
)

test('the owner can be contacted through the form only, or at an address too', () => {
  for (const contact of ['form', 'form and address']) expect(site({ contact })).toMatchObject({ contact })
  for (const contact of ['address', true, 'Form'])
    expect(messageOf(siteSchema, { ...REQUIRED, contact })).toEqual([
      "contact: 'form', or 'form and address' to show the e-mail address too",
    ])
})

test.each(['javascript:alert(1)', 'a@b.example', 'github.com/a', 'data:text/html,x', '//a.example'])(
  'an account at %s is rejected',
  (url) =>
    expect(messageOf(siteSchema, { ...REQUIRED, social: [{ kind: 'x', url }] })).toEqual([
      'social.0.url: an address that begins with https://, http://, mailto: or tel:',
    ]),
)

test.each([
  [{ social: { code: 'https://a.example' } }, 'social: a list like [{ kind, url }]'],
  [{ portrait: '/images/a.png' }, 'portrait: null or { image, night, alt }'],
  [{ portrait: { image: 'a.png', alt: 'a' } }, 'portrait.image: the address of a picture that begins'],
  [{ portrait: { image: '//a.example/a.png', alt: 'a' } }, 'portrait.image: the address'],
  [{ portrait: { image: '/images/a.png' } }, 'portrait.alt: a text'],
  [{ country: 'España' }, 'country: a country code'],
  [{ analytics: { kind: 'google', id: 'UA-1' } }, 'analytics.id: a measurement id'],
  [{ legal: { phone: '1' } }, 'legal: '],
])('%j is rejected', (fields, message) => {
  expect(messageOf(siteSchema, { ...REQUIRED, ...fields })).toEqual([expect.stringContaining(message)])
})

test('one role, or several; a plain name is a skill', () => {
  expect(homeSchema.parse({ roles: 'Una', biography: 'Corta.' })).toMatchObject({
    roles: ['Una'],
    biography: ['Corta.'],
  })
  const { skills, hobbies } = aboutSchema.parse({
    skills: ['Rust', { name: 'Go', icon: 'go' }],
    hobbies: ['Leer', { icon: '🎲', text: 'Jugar' }],
  })
  expect(skills).toEqual([
    { name: 'Rust', icon: null },
    { name: 'Go', icon: 'go' },
  ])
  expect(hobbies).toEqual([
    { text: 'Leer', icon: null },
    { text: 'Jugar', icon: '🎲' },
  ])
})

test('sections are in the given order, all of them by default', () => {
  expect(homeSchema.parse({}).sections).toEqual(['recent', 'about', 'featured'])
  expect(homeSchema.parse({ sections: ['featured'] }).sections).toEqual(['featured'])
  expect(aboutSchema.parse({ sections: [] }).sections).toEqual([])
  for (const sections of [['recent', 'recent'], ['blog'], 'recent'])
    expect(messageOf(homeSchema, { sections })[0]).toMatch(
      /^sections.*: a list of some of these, each once: 'recent', 'about', 'featured'$/,
    )
})

test('featured projects are referenced by id or by name', () => {
  expect(homeSchema.parse({ featured: [3, 'mi-proyecto', ''] }).featured).toEqual([3, 'mi-proyecto'])
  expect(messageOf(homeSchema, { featured: [{}] })).toEqual([
    'featured.0: the id of a project, or its name such as mi-proyecto',
  ])
})

test('an address is normalised as in a browser, as headers and sitemaps allow no ñ', () => {
  const { url } = siteSchema.parse({ ...REQUIRED, url: 'https://Begoña-Núñez.dev/' })
  expect(url).toBe('https://xn--begoa-nez-o6ad1i.dev')
})

test.each([
  ['ana', 'ana'],
  ['@ana', 'ana'],
  ['https://github.com/ana/', 'ana'],
  ['github.com/ana', 'ana'],
  ['sample', 'sample'],
])('the calendar account is normalised: %s', (given, read) => {
  expect(site({ calendarUser: given }).calendarUser).toBe(read)
})

test.each(['Ana Prueba', 'https://gitlab.com/ana', '-'])(
  '%s is not a valid calendar account',
  (calendarUser) => {
    expect(messageOf(siteSchema, { ...REQUIRED, calendarUser })).toEqual([
      "calendarUser: a GitHub user name such as ana, 'sample', or null",
    ])
  },
)
