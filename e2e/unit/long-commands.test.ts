import { spawnSync } from 'node:child_process'

test.each(['bench', 'soak'])('npm run %s starts, and describes its options', (name) => {
  const { stdout, status } = spawnSync('npm', ['run', '--silent', name, '--', '--help'], { encoding: 'utf8' })
  expect(stdout).toContain(`npm run ${name} [-- options]`)
  expect(status).toBe(0)
})
