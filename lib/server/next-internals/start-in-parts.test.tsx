import { appBootstrap } from 'next/dist/client/app-bootstrap'
import { startInParts } from '@/lib/browser/start-in-parts'

const done: string[] = []

jest.mock('react-dom/client', () => void done.push('React'))

beforeEach(() => jest.resetModules())
afterEach(() => {
  done.length = 0
  document.head.replaceChildren()
  Reflect.deleteProperty(self, '__next_s')
})

/** Starts as Next does, and resolves when the page is hydrated. */
const start = () =>
  new Promise<void>((resolve) => {
    startInParts()
    setTimeout(() => done.push('another task'))
    appBootstrap(() => {
      done.push('the page is taken over')
      resolve()
    })
  })

test('the installed Next takes a page over in a task of its own, and React has one before', async () => {
  const started = start()
  await Promise.resolve()
  expect(done).toEqual([])
  await started
  expect(done).toEqual(['React', 'another task', 'the page is taken over'])
})

test('what is added to the page for it is no script of a browser’s', async () => {
  await start()
  const added = [...document.head.children].map(({ outerHTML }) => outerHTML)
  expect(added).toEqual(['<script type="text/plain"></script>'])
})

test('scripts that have to run before stay, and come first', async () => {
  Object.assign(self, { __next_s: [[0, { type: 'text/plain', id: 'early', children: '' }]] })
  await start()
  expect([...document.head.children].map(({ id }) => id)).toEqual(['early', ''])
})
