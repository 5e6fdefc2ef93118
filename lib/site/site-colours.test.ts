import { site } from '@/e2e/unit/own-content'
import { coloursOf } from './accent'
import { siteColours } from './site-colours'
import { THEME_COLOURS } from './theme-colours'

test("the colours are the defaults until the owner's file sets an accent", () => {
  expect(siteColours()).toBe(THEME_COLOURS)
  site.accent = '#0b6e4f'
  expect(siteColours()).toBe(coloursOf('#0b6e4f'))
})
