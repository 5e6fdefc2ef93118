import { execFileSync } from 'node:child_process'
import * as v8 from 'node:v8'
import { limitHeapGrowth } from './heap-growth'

jest.mock('node:v8', () => ({ setFlagsFromString: jest.fn() }))

test('the flag that is set is one that this Node knows', () => {
  limitHeapGrowth()
  const [[flag = ''] = []] = jest.mocked(v8.setFlagsFromString).mock.calls
  const [name = ''] = flag.split('=')
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(name).toMatch(/^--[a-z-]+$/)
  expect(known).toMatch(new RegExp(`^\\s+${name} `, 'm'))
})
