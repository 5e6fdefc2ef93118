import { render, screen } from '@testing-library/react'
import { aProject } from '@/e2e/unit/builders'
import { PROJECT_LIST } from '@/lib/projects/words'
import { ProjectCard } from './project-card'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

test('§2 Projects: a card shows image, title, description and buttons that open in a new tab', () => {
  const { container } = render(<ProjectCard words={PROJECT_LIST} project={aProject()} />)
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/project/1'))
  expect(screen.getByRole('heading', { name: 'Un proyecto' })).toBeInTheDocument()
  expect(screen.getByText('Lo que hace.')).toBeInTheDocument()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['GitHub', 'https://example.com/codigo'],
    ['Demo', 'https://example.com/demo'],
  ])
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
  for (const kind of ['GitHub', 'Demo'])
    expect(
      screen.getByRole('link', { name: `${kind}: Un proyecto (se abre en una pestaña nueva)` }),
    ).toHaveTextContent(kind)
})

test('§2 Projects: the card of a blog has a single Demo button', () => {
  render(<ProjectCard words={PROJECT_LIST} project={aProject({ isBlog: true })} />)
  expect(screen.getByRole('link')).toHaveTextContent('Demo')
})

test('each card has its own description, which is not a second link', () => {
  const card = (id: number, story?: string) => (
    <ProjectCard words={PROJECT_LIST} project={aProject({ id, title: `El ${id}`, story })} />
  )
  render([card(1, 'uno'), card(2, 'dos'), card(3)].map((given, index) => <div key={index}>{given}</div>))
  const titles = ['El 1', 'El 2'].map((name) => screen.getByRole('link', { name }))
  const words = screen.getAllByText('Cómo se hizo')
  expect(titles.map((title) => title.getAttribute('aria-describedby'))).toEqual(words.map(({ id }) => id))
  expect(new Set(words.map(({ id }) => id)).size).toBe(2)
  expect(words.every((text) => !text.closest('[aria-hidden], a'))).toBe(true)
})

test('the figure of a story is on the card', () => {
  const project = aProject({ story: 'un-proyecto', figure: { value: '0,4 g', label: 'por visita' } })
  render(<ProjectCard words={PROJECT_LIST} project={project} />)
  expect(screen.getByText('0,4 g')).toBeVisible()
  expect(screen.getByText('por visita')).toBeVisible()
})
