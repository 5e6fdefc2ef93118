import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const FIXTURE = path.join(ROOT, 'e2e/content/articles')

/** `npm run dev` loads the parser's own variant for development, which also asserts what its extensions have to do. */
test('every text of the fixture is rendered by npm run dev, too', () => {
  const script = `
    import { readdirSync, readFileSync } from 'node:fs'
    import parser from './lib/markdown/parse-text.ts'
    const texts = readdirSync(${JSON.stringify(FIXTURE)}).filter((name) => name.endsWith('.md'))
    const failed = texts.filter((name) => {
      const text = readFileSync(${JSON.stringify(`${FIXTURE}/`)} + name, 'utf8').replace(/^---[^]*?\\n---/, '')
      return parser.parseText(text).beyond.some(({ limit }) => limit === 'failure')
    })
    console.log(JSON.stringify({ texts: texts.length, failed }))`
  const conditions = ['--conditions=react-server', '--conditions=development']
  const args = [...conditions, '--import', 'tsx', '--input-type=module', '--eval', script]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  expect(stderr).toBe('')
  const { texts, failed } = JSON.parse(stdout) as { texts: number; failed: string[] }
  expect(texts).toBeGreaterThan(10)
  expect(failed).toEqual([])
})
