import { about, site } from '../../e2e/unit/own-content'
import { siteColours } from '../site/shown-site'
import {
  findIcon,
  iconAddress,
  iconOf,
  iconSheet,
  skillsWithoutIcon,
  tileAddress,
  unknownHobbyIcons,
} from './icon-sheet'

const ids = () => [...iconSheet().svg.matchAll(/<path id="(\w+)"/g)].map(([, id]) => id)
const given = { about: { ...about }, social: site.social }
afterEach(() => {
  Object.assign(about, given.about)
  site.social = given.social
})

test("the sheet contains the owner's icons, each once", () => {
  about.skills = [
    { name: 'Rust', icon: null },
    { name: 'Mi framework', icon: 'Node.js' },
  ]
  about.tools = [
    { name: 'rust', icon: null },
    { name: 'Figma', icon: 'no-such-icon' },
    { name: 'Nada', icon: null },
  ]
  about.hobbies = [
    { text: 'Montar', icon: 'Raspberry Pi' },
    { text: 'Leer', icon: null },
  ]
  site.social = [{ kind: 'Mastodon', url: 'https://a.example', label: null }]
  expect(ids()).toEqual(['rust', 'nodedotjs', 'figma', 'raspberrypi', 'mastodon'])
  expect(skillsWithoutIcon()).toEqual(['Nada'])
})

test('an owner without icons has an empty sheet', () => {
  Object.assign(about, { skills: [], tools: [], hobbies: [] })
  site.social = []
  expect(ids()).toEqual([])
  expect(skillsWithoutIcon()).toEqual([])
})

test('the address of an icon changes with the sheet', () => {
  const rust = findIcon('rust') ?? { id: '', path: '' }
  about.skills = [{ name: 'Rust', icon: null }]
  const before = iconAddress(rust)
  expect(before).toMatch(/^\/media\/icons\.svg\?v=[\w-]+#rust$/)
  about.skills = [{ name: 'Go', icon: null }]
  expect(iconAddress(rust)).not.toBe(before)
})

test('a single icon is cropped from the sheet, in the accents of both themes, with enough spacing', () => {
  about.skills = ['Rust', 'Go', 'PHP'].map((name) => ({ name, icon: null }))
  Object.assign(about, { tools: [], hobbies: [] })
  site.social = []
  const { svg } = iconSheet()
  const { light, dark } = siteColours()['color-accent']
  for (const [at, id] of ['rust', 'go', 'php'].entries()) {
    const address = tileAddress({ id, path: '' })
    expect(address).toBe(`${iconAddress({ id: '' })}tile-${id}`)
    expect(svg).toContain(`<view id="tile-${id}" viewBox="${at * 24} 0 24 72"/>`)
    expect(svg).toContain(`<g transform="translate(${at * 24})"><path id="${id}"`)
    expect(svg).toContain(`/><use href="#${id}" y="48" fill="${dark}"/></g>`)
  }
  expect(svg).toMatch(new RegExp(`^<svg [^>]*width="24" height="72" fill="${light}">`))
  // Safari answers a media query of an image by the system's theme.
  expect(svg).not.toContain('prefers-color-scheme')
})

test('a custom icon takes precedence over the name; an unknown one falls back to it', () => {
  expect(iconOf({ name: 'Rust', icon: 'go' })?.id).toBe('go')
  expect(iconOf({ name: 'Rust', icon: 'nada de nada' })?.id).toBe('rust')
  expect(iconOf({ name: 'C#', icon: null })).toBeNull()
})

test('a hobby has an emoji, a drawing or a tool icon; any other name is reported', () => {
  const named = (...icons: (string | null)[]) =>
    unknownHobbyIcons({ ...about, hobbies: icons.map((icon) => ({ text: 'a', icon })) })
  expect(named('🎸', 'reading', 'Raspberry Pi', null)).toEqual([])
  expect(named('guitarra', '🎸', 'nada de nada')).toEqual(['guitarra', 'nada de nada'])
})
