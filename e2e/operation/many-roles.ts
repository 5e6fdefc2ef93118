import { expect, test } from '../ready-page'
import { prepareTyping, watchLoop } from '../typing'
import type { EditedSite } from './edited-site'

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

/** Content of home.ts. */
export const HOME = { roles: ROLES, intro: 'Tengo muchos oficios.', biography: ['Y poco tiempo.'] }

/** @param running the site with that home page, once it is started */
export function testManyRoles(running: () => EditedSite): void {
  for (const width of [360, 412, 1280])
    test(`thirty long roles, ${width} px: no layout shift while they are typed and deleted`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 800 })
      await prepareTyping(page)
      await page.goto(running().url())
      await page.locator('.Typewriter__wrapper').waitFor({ state: 'attached' })
      const { typed, shifts, moved } = await watchLoop(page, ROLES.length)
      expect(new Set(typed)).toEqual(new Set(ROLES))
      expect(moved).toEqual([])
      expect(shifts).toEqual([])
    })
}
