import { foldersOf, tracedFiles } from './content-folder'

const patterns = (name: string) => tracedFiles('/site', foldersOf('/site', name))

test.each([
  ['content', ['./content/**/*', './public/**/*']],
  ['content/', ['./content/**/*', './public/**/*']],
  ['/site/e2e/content', ['./e2e/content/**/*', './public/**/*']],
  ['..mine', ['./..mine/**/*', './public/**/*']],
  ['/home/ana/content', ['./public/**/*']],
  ['../content', ['./public/**/*']],
  ['.', ['./public/**/*']],
])('CONTENT_DIR=%s: a copy of the site includes %j', (name, expected) => {
  expect(patterns(name)).toEqual(expected)
})
