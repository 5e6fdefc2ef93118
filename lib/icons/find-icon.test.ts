import { findIcon } from './icon-sheet'

test.each([
  ['Rust', 'rust'],
  ['KUBERNETES', 'kubernetes'],
  ['Node.js', 'nodedotjs'],
  ['NodeJS', 'nodedotjs'],
  ['nodedotjs', 'nodedotjs'],
  ['VUE.JS', 'vuedotjs'],
  ['Vue', 'vuedotjs'],
  ['Next.js', 'nextdotjs'],
  ['React.js', 'react'],
  ['TS', 'typescript'],
  ['C', 'c'],
  ['C++', 'cplusplus'],
  ['F#', 'fsharp'],
  ['.NET', 'dotnet'],
  ['Java', 'openjdk'],
  ['Spring Boot', 'springboot'],
  ['Visual Studio Code', 'visualstudiocode'],
  ['VS Code', 'visualstudiocode'],
  ['Slack', 'slack'],
  [' GitLab ', 'gitlab'],
])('%s has the icon %s', (name, id) => {
  expect(findIcon(name)).toEqual({ id, path: expect.stringMatching(/^[Mm][\d.]/) as string })
})

test.each([
  ['Bash', 'gnubash'],
  ['CSS3', 'css'],
  ['dev.to', 'devdotto'],
  ['DevTo', 'devdotto'],
  ['Eclipse', 'eclipseide'],
  ['Express.js', 'express'],
  ['ExpressJS', 'express'],
  ['Golang', 'go'],
  ['HTML', 'html5'],
  ['IntelliJ', 'intellijidea'],
  ['JS', 'javascript'],
  ['k8s', 'kubernetes'],
  ['Postgres', 'postgresql'],
  ['Python 3', 'python'],
  ['React Native', 'react'],
  ['sklearn', 'scikitlearn'],
  ['Tailwind', 'tailwindcss'],
  ['Twitter', 'x'],
])('%s, a common name, has the icon %s', (name, id) => expect(findIcon(name)?.id).toBe(id))

test.each([
  'C#',
  'Scrum',
  '日本',
  '',
  '   ',
  '../../package',
  'constructor',
  'toString',
  '__proto__',
  '.js.',
])('%j has no icon', (name) => expect(findIcon(name)).toBeNull())
