import '@/e2e/unit/own-folders'
import { problemsOf } from '@/e2e/unit/checked-site'
import { changed } from '@/e2e/unit/own-site'

// All tests share one site, because the owner's modules are read once per process.
test('pictures, the icon and featured projects that the site does not have are named with their line', async () => {
  const said = await problemsOf({
    'site.ts': changed('site.ts', [
      "city: 'Soria',",
      "city: 'Soria', portrait: { image: '/images/no.png', alt: 'Yo' }, icon: '/images/nada.png',",
    ]),
    'about.ts': changed('about.ts', [
      'biography',
      "picture: { image: '/images/tampoco.jpg', alt: 'Un huerto' }, biography",
    ]),
    'home.ts': changed('home.ts', [
      "intro: 'Hago",
      "featured: ['mi-huerto', 'huerto', 'otro'], intro: 'Hago",
    ]),
    'projects/1.md': '---\nslug: mi-huerto\n---\nTexto.',
  })
  expect(said).toEqual([
    expect.stringMatching(
      /^content\/site\.ts:8:\d+: portrait\.image is "\/images\/no\.png", which is no picture/,
    ),
    expect.stringMatching(
      /^content\/about\.ts:2:\d+: picture\.image is "\/images\/tampoco\.jpg", which is no picture/,
    ),
    expect.stringMatching(/^content\/site\.ts:8:\d+: icon .*\/images\/nada\.png/),
    expect.stringMatching(/^content\/home\.ts:3:\d+: warning: featured names "otro", which is no project/),
  ])
})
