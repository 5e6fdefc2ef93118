import '@/e2e/unit/own-folders'
import { changed, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../config/content-folder'
import { formatProblem } from '../../config/problems'
import { textPictures } from './text-pictures'

async function said(text: string): Promise<string[]> {
  writeOwnSite({ 'articles/uno.md': changed('articles/uno.md', ['Texto.', text]) })
  return (await textPictures(folders)).map(formatProblem)
}

test.each([
  '![x](/images/uno.png)',
  '<img src="/images/uno.png"> <img>',
  '![x](https://otra.test/no.png) ![x](//otra.test/no.png) ![x](/media/no.png)',
  '`![x](/no.png)`',
])('nothing is wrong with %s', async (text) => expect(await said(text)).toEqual([]))

test.each([
  ['../images/uno.png', 'Write /images/uno.png.'],
  ['uno.png', 'Write /images/uno.png.'],
  ['public/images/uno.png', 'Write /images/uno.png.'],
  ['fotos/uno.png', 'Write /images/uno.png.'],
  ['no.png', 'Put it into images/, and write /images/ before its name.'],
])('of %s it is told which address was meant', async (src, fix) => {
  expect(await said(`![x](${src})`)).toEqual([
    `content/articles/uno.md:8:6: the picture is "${src}"; it should be an address that begins with a slash. ${fix}`,
  ])
})

test('a picture that is not there is told once for a text, where it stands', async () => {
  expect(await said('Uno.\n\n![x](/año.png) ![y](/año.png)')).toEqual([
    expect.stringMatching(/^content\/articles\/uno\.md:10:6: the picture /),
  ])
})
