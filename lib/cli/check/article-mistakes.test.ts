import '@/e2e/unit/own-folders'
import { problemsIn } from '@/e2e/unit/checked-site'

type Row = [mistake: string, from: string, to: string, ...said: string[]]

test.each<Row>([
  [
    'draft as elsewhere',
    'title: Uno',
    'draft: true\ntitle: Uno',
    'content/articles/uno.md:3:1: draft is no field that the site knows. Write status: draft for an article that is not to be shown, and nothing for one that is.',
  ],
  [
    'a date as elsewhere',
    'title: Uno',
    'title: Uno\ndate: 2026-01-01',
    'content/articles/uno.md:4:1: date is no field that the site knows. Write created_at, and published_at for another day of publishing.',
  ],
  [
    'a slug',
    'title: Uno',
    'title: Uno\nslug: otro',
    'content/articles/uno.md:4:1: slug is no field that the site knows. Take it out: the address of an article is the name of its file.',
  ],
  [
    'a field that is missing',
    'title: Uno\n',
    '',
    'content/articles/uno.md:2:1: title is missing; it should be a text.',
  ],
  [
    'a field without value',
    'title: Uno',
    'title:',
    'content/articles/uno.md:3:1: title is missing; it should be a text.',
  ],
  [
    'a number for a title',
    'title: Uno',
    'title: 2024',
    'content/articles/uno.md:3:1: title is 2024; it should be a text. Write "2024".',
  ],
  [
    'a slip in a name',
    'title: Uno',
    'titel: Uno',
    'content/articles/uno.md:2:1: title is missing; it should be a text.',
    'content/articles/uno.md:3:1: titel is no field that the site knows. Did you mean title?',
  ],
  [
    'tags as a text',
    'title: Uno',
    'title: Uno\ntags: a, b',
    'content/articles/uno.md:4:1: tags is "a, b"; it should be a list like [react, php]. Write ["a","b"].',
  ],
  [
    'a number for a tag',
    'title: Uno',
    'title: Uno\ntags: [a, 2024]',
    'content/articles/uno.md:4:11: tags, entry 2 is 2024; it should be a text. Write "2024".',
  ],
  [
    'a date with its day first',
    '2026-01-01',
    '05/09/2026',
    'content/articles/uno.md:5:1: created_at is "05/09/2026"; it should be a date that exists, like 2026-09-05 10:33:56. Write "2026-09-05".',
  ],
  [
    'a date of single digits',
    '2026-01-01',
    '2026-1-5',
    'content/articles/uno.md:5:1: created_at is "2026-1-5"; it should be a date that exists, like 2026-09-05 10:33:56. Write "2026-01-05".',
  ],
  [
    'a day that does not exist',
    '2026-01-01',
    '2026-02-30',
    'content/articles/uno.md:5:1: created_at is "2026-02-30"; it should be a date that exists, like 2026-09-05 10:33:56.',
  ],
  [
    'no number for an id',
    'id: 1',
    'id: uno',
    'content/articles/uno.md:2:1: id is "uno"; it should be a whole number above 0 that no other article has.',
  ],
  [
    'a status in capitals',
    'title: Uno',
    'title: Uno\nstatus: Draft',
    'content/articles/uno.md:4:1: status is "Draft"; it should be "published" or "draft". Write "draft".',
  ],
  [
    'a picture by its name alone',
    'title: Uno',
    'title: Uno\nfeatured_image: uno.png',
    'content/articles/uno.md:4:1: featured_image is "uno.png"; it should be a path such as /images/a.svg, or an https address. Write "/images/uno.png".',
  ],
  [
    'a picture of another type',
    'title: Uno',
    'title: Uno\nfeatured_image: /images/uno.jpg',
    'content/articles/uno.md:4:1: featured_image is "/images/uno.jpg", and there is no such file. There is /images/uno.png: write that.',
  ],
  [
    'a picture in the text that is not there',
    'Texto.',
    '![](/images/nada.png)',
    'content/articles/uno.md:8:5: the picture is "/images/nada.png", and there is no such file. Put the file there: content/images/ and public/ hold the pictures.',
  ],
  [
    'a picture beside the text',
    'Texto.',
    '![](foto.png)',
    'content/articles/uno.md:8:5: the picture is "foto.png"; it should be an address that begins with a slash. Put it into images/, and write /images/ before its name.',
  ],
  [
    'a picture with its way from the text',
    'Texto.',
    '![](../images/uno.png)',
    'content/articles/uno.md:8:5: the picture is "../images/uno.png"; it should be an address that begins with a slash. Write /images/uno.png.',
  ],
  [
    'a picture in HTML',
    'Texto.',
    '<img src="/images/uno.pgn" alt="">',
    'content/articles/uno.md:8:11: the picture is "/images/uno.pgn", and there is no such file. There is /images/uno.png: write that.',
  ],
])('an article: %s', async (_, from, to, ...said) => {
  expect(await problemsIn('articles/uno.md', [from, to])).toEqual(said)
})
