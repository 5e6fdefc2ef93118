import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { findIcon } from './find-icon'

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
])('%s, as people call it, has the icon %s', (name, id) => expect(findIcon(name)?.id).toBe(id))

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
])('%j has none', (name) => expect(findIcon(name)).toBeNull())

test('an icon is written with as many decimals as are seen, and looks as it was drawn', async () => {
  for (const slug of ['postgresql', 'mysql', 'react', 'docker']) {
    const drawn = readFileSync(`node_modules/simple-icons/icons/${slug}.svg`, 'utf8')
    const { path = '' } = findIcon(slug) ?? {}
    expect(path.match(/\.\d\d/g)).toBeNull()
    const written = drawn.replace(/ d="[^"]+"/, ` d="${path}"`)
    expect(written.length).toBeLessThan(0.9 * drawn.length)
    const [before, after] = [await rasterise(drawn), await rasterise(written)]
    const differences = [...before].map((value, index) => Math.abs(value - (after[index] ?? NaN)))
    expect(differences).toHaveLength(64 * 64)
    expect(differences.reduce((sum, value) => sum + value, 0) / 64 ** 2).toBeLessThan(4)
  }
})

/** The coverage of each pixel, twice as large as on /about. */
function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 192 }).resize(64, 64).extractChannel('alpha').raw().toBuffer()
}
