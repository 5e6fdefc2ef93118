import { render, screen, within } from '@testing-library/react'
import { aboutSchema } from '@/lib/site/owner-schema'
import { AboutScreen } from './about-screen'

const anAbout = (fields: object = {}) =>
  aboutSchema.parse({
    biography: ['Primer párrafo.', 'Segundo párrafo.'],
    hobbies: ['Leer'],
    skills: ['PHP'],
    tools: ['Slack'],
    ...fields,
  })
const PICTURE = { src: '/images/a.svg', alt: 'Un dibujo', width: 300, height: 900 }
const show = (fields: object = {}, picture: typeof PICTURE | null = PICTURE) =>
  render(<AboutScreen about={anAbout(fields)} picture={picture} calendar={<p>Calendario</p>} />)
const order = () => [...document.querySelectorAll('h2, img:not(li *), p')].map((one) => one.textContent)

test('§2 About: biography, hobbies and portrait, then skills, tools and the other sections', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quien soy')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Leer', 'PHP', 'Slack'])
  expect(screen.getByRole('img')).toHaveAttribute('alt', 'Un dibujo')
  expect(screen.getByRole('img')).toHaveAttribute('height', '900')
  const skills = within(screen.getByRole('region', { name: 'Profesional Skill' }))
  expect(skills.getByText('PHP')).toBeInTheDocument()
  const tools = within(screen.getByRole('region', { name: 'Herramientas que uso' }))
  expect(tools.getByText('Slack')).toBeInTheDocument()
  expect(order()).toEqual([
    'Primer párrafo.',
    'Segundo párrafo.',
    'Cuando no programo',
    '',
    'Profesional Skill',
    'Herramientas que uso',
    'Calendario',
  ])
})

test('hobbies stand below the biography beside a picture, and beside it where there is no picture', () => {
  const blockOf = (text: string) => screen.getByText(text).closest('.words')
  const { unmount } = show()
  expect(blockOf('Leer')).toBe(blockOf('Primer párrafo.'))
  unmount()
  show({}, null)
  expect(blockOf('Leer')).toBeInstanceOf(HTMLElement)
  expect(blockOf('Leer')).not.toBe(blockOf('Primer párrafo.'))
  expect(screen.getAllByRole('heading', { name: 'Cuando no programo' })).toHaveLength(1)
})

test("sections are in the owner's order with their headings; sections without content are omitted", () => {
  const headings = { tools: 'Con qué', hobbies: 'Ratos' }
  show({ sections: ['calendar', 'tools', 'hobbies'], headings, biography: [] })
  expect(order()).toEqual(['', 'Calendario', 'Con qué', 'Ratos'])
  expect(screen.getByRole('region', { name: 'Ratos' })).toHaveTextContent('Leer')
})

test('an empty owner profile has a heading, and no empty list, section or image', () => {
  const nothing = { biography: null, hobbies: null, skills: [], tools: '' }
  render(<AboutScreen about={aboutSchema.parse(nothing)} picture={null} calendar={null} />)
  expect(screen.getByRole('heading')).toHaveTextContent('Quien soy')
  for (const role of ['list', 'region', 'img']) expect(screen.queryByRole(role)).toBeNull()
})

test('a hobby has a drawing, a brand icon, an emoji, or a bullet', () => {
  const { container } = show({
    sections: ['hobbies'],
    hobbies: [
      { icon: 'hiking', text: 'Monte' },
      { icon: 'Raspberry Pi', text: 'Cacharros' },
      { icon: '♟️', text: 'Ajedrez' },
      { icon: 'constructor', text: 'Nada' },
    ],
  })
  const [drawn, brand, emoji, bullet] = container.querySelectorAll('li')
  expect(drawn?.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/))
  expect(brand?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/#tile-raspberrypi$/))
  expect(emoji?.querySelector('[aria-hidden]')).toHaveTextContent('♟️')
  expect(bullet?.innerHTML).toBe('Nada')
  expect(bullet).not.toHaveAttribute('data-icon')
})
