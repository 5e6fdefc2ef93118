import '@/e2e/unit/own-content'
import { ownPath } from '@/e2e/unit/own-folders'
import { rmSync, writeFileSync } from 'node:fs'
import { pageWords } from '../pages/words'

const file = ownPath('content/cv.pdf')

test('the CV page mentions a PDF if there is one', () => {
  rmSync(file, { force: true })
  expect(pageWords('resume').description).toMatch(/Se puede leer aquí\.$/)
  writeFileSync(file, 'PDF')
  expect(pageWords('resume').description).toMatch(/Se puede leer aquí y descargar en PDF\.$/)
})
