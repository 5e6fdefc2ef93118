import { badgeTone } from './badge'

test.each([
  ['tecnologia', 'primary'],
  ['tech', 'primary'],
  ['proyectos', 'success'],
  ['projects', 'success'],
  ['tutoriales', 'info'],
  ['tutorials', 'info'],
  ['personal', 'warning'],
  ['desarrollo', 'secondary'],
  ['react', 'info'],
  ['php', 'dark'],
  ['javascript', 'warning'],
  ['docker', 'outline-secondary'],
  ['Tecnología', 'primary'],
  ['PHP', 'dark'],
  [' php ', 'dark'],
  ['constructor', 'outline-secondary'],
])('§3 badge colour of %s is %s', (tag, tone) => {
  expect(badgeTone(tag)).toBe(tone)
})
