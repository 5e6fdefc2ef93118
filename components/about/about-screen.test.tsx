import { render, screen, within } from '@testing-library/react'
import { AboutScreen } from './about-screen'

const ABOUT = {
  biography: ['Primer párrafo.', 'Segundo párrafo.'],
  hobbies: [{ icon: 'reading', text: 'Leer' }],
  skills: [{ icon: 'php', name: 'PHP' }],
  tools: [{ icon: 'slack', name: 'Slack' }],
}

test('§2 About: biography, hobbies and picture, then skills, tools and what follows', () => {
  render(
    <AboutScreen about={ABOUT} picture="/images/a.svg">
      Calendario
    </AboutScreen>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quien soy')
  for (const text of ['Primer párrafo.', 'Segundo párrafo.', 'Calendario'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Leer', 'PHP', 'Slack'])
  expect(screen.getByRole('img')).toHaveAttribute('alt', expect.stringContaining('aficiones'))
  const skills = within(screen.getByRole('region', { name: 'Profesional Skill' }))
  expect(skills.getByText('PHP')).toBeInTheDocument()
  const tools = within(screen.getByRole('region', { name: 'Herramientas que uso' }))
  expect(tools.getByText('Slack')).toBeInTheDocument()
})
