import '@/e2e/unit/own-folders'
import { writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../config/content-folder'
import { passedOver } from './passed-over'

function said(...files: string[]): string[] {
  writeOwnSite(Object.fromEntries(files.map((file) => [file, 'x'])))
  return passedOver(folders).map(({ file, fix }) => `${file}: ${fix}`)
}

test.each([
  [
    'articles/viejos.md/a.md',
    'content/articles/viejos.md: Articles lie beside each other: move them out of viejos.md/',
  ],
  ['articles/a.txt', 'content/articles/a.txt: Rename it: the names of articles end in .md, in small letters'],
  ['articles/a.odt', 'content/articles/a.odt: An article is a text in Markdown whose name ends in .md'],
  ['articles/a.JPG', 'content/articles/a.JPG: Pictures belong into images/'],
  ['projects/1.txt', 'content/projects/1.txt: A story is a file like 3.md, beside the others'],
  ['projects/1.md/a.md', 'content/projects/1.md: A story is a file like 3.md, beside the others'],
  ['blog/a.markdown', 'content/blog: Articles belong into articles/'],
  ['notas.MD', 'content/notas.MD: Articles belong into articles/'],
])('%s is passed over', (file, line) => expect(said(file)).toEqual([line]))

test('leftovers, explanations and folders without texts are nothing to speak of', () => {
  expect(
    said('articles/.uno.md', 'articles/uno.md~', 'datos/README.md', 'datos/a.csv', 'projects/1.md'),
  ).toEqual([])
})
