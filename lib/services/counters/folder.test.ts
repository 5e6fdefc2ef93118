import path from 'node:path'
import { countersFolder } from './folder'

const ROOT = process.cwd()

test.each([
  ['counters', path.join(ROOT, 'counters')],
  ['./data/numbers', path.join(ROOT, 'data/numbers')],
  ['../counters', path.resolve(ROOT, '../counters')],
  ['/var/lib/portfolio', '/var/lib/portfolio'],
  ['.next-counters', path.join(ROOT, '.next-counters')],
  ['publicity', path.join(ROOT, 'publicity')],
  ['..counters', path.join(ROOT, '..counters')],
])('%s is a folder for counts', (name, folder) => expect(countersFolder(ROOT, name)).toBe(folder))
