import { expect, test } from '../ready-page'
import { prepareTyping, watchLoop } from '../typing'
import { type EditedSite, startEditedSite } from './edited-site'

const JOBS = [
  'Ingeniera',
  'Responsable',
  'Investigadora predoctoral',
  'Programadora',
  'Formadora de formadores',
  'Divulgadora',
]
const FIELDS = [
  'de sistemas',
  'de interfaces accesibles para administraciones públicas',
  'de electroencefalografistas desinstitucionalizados',
  'de modelos pequeños que caben en un microcontrolador y no gastan',
  'de WWWWWWWW y MMMMMMMM',
]
const ROLES = JOBS.flatMap((job) => FIELDS.map((field) => `${job} ${field}`))

let site: EditedSite
test.beforeAll(async () => {
  test.setTimeout(900_000) // builds the site
  const home = { roles: ROLES, intro: 'Tengo muchos oficios.', biography: ['Y poco tiempo.'] }
  site = await startEditedSite('.next-test-roles', {
    'home.ts': `export const home = ${JSON.stringify(home)}\n`,
  })
  expect(await site.text('/')).toContain('Tengo muchos oficios.')
})
test.afterAll(() => site.stop())

for (const width of [360, 412, 1280])
  test(`thirty long roles, ${width} px: no layout shift while they are typed and deleted`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 800 })
    await prepareTyping(page)
    await page.goto(site.url())
    await page.locator('.Typewriter__wrapper').waitFor({ state: 'attached' })
    const { typed, shifts, moved } = await watchLoop(page, ROLES.length)
    expect(new Set(typed)).toEqual(new Set(ROLES))
    expect(moved).toEqual([])
    expect(shifts).toEqual([])
  })
