import { findIcon } from './icon-sheet'

test.each([
  ['Rust', 'rust'],
  ['KUBERNETES', 'kubernetes'],
  ['NodeJS', 'nodedotjs'],
  ['React.js', 'react'],
  ['C++', 'cplusplus'],
  ['F#', 'fsharp'],
  ['.NET', 'dotnet'],
  ['VS Code', 'visualstudiocode'],
  [' GitLab ', 'gitlab'],
])('%s has the icon %s', (name, id) => {
  expect(findIcon(name)).toEqual({ id, path: expect.stringMatching(/^[Mm][\d.]/) as string })
})

test.each([
  ['CSS3', 'css'],
  ['dev.to', 'devdotto'],
  ['ExpressJS', 'express'],
  ['k8s', 'kubernetes'],
  ['Python 3', 'python'],
  ['Twitter', 'x'],
])('%s, a common name, has the icon %s', (name, id) => expect(findIcon(name)?.id).toBe(id))

test.each(['C#', '日本', '', '   ', '../../package', 'constructor', '.js.'])('%j has no icon', (name) =>
  expect(findIcon(name)).toBeNull(),
)
