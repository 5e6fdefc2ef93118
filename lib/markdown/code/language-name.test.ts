import { languageName } from './language-name'

test.each([
  ['cpp', 'C++'],
  ['ts', 'TypeScript'],
  ['TS', 'TypeScript'],
  ['mts', 'TypeScript'],
  ['tsx', 'TSX'],
  ['js', 'JavaScript'],
  ['python', 'Python'],
  ['py', 'Python'],
  ['php', 'PHP'],
  ['sql', 'SQL'],
  ['sh', 'Bash'],
  ['console', 'Shell'],
  ['html', 'HTML'],
  ['xml', 'XML'],
  ['svg', 'SVG'],
  ['toml', 'TOML'],
  ['ini', 'INI'],
  ['yml', 'YAML'],
  ['cs', 'C#'],
  ['dockerfile', 'Dockerfile'],
  ['nginx', 'nginx'],
  ['diff', 'Diff'],
])('%s is called %s', (written, name) => {
  expect(languageName(written)).toBe(name)
})

test.each(['klingon', 'Zig', 'text', 'txt', 'rss', 'constructor', '__proto__'])(
  "%s keeps the author's spelling",
  (written) => {
    expect(languageName(written)).toBe(written)
  },
)
