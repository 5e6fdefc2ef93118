import { sourceFiles } from './source-files'

/** Files that are rendered for each request, or show nothing from the owner's files. */
const FREE = [
  'app/[...path]/route.ts',
  'app/apple-touch-icon.png/route.ts',
  'app/cv.pdf/route.ts',
  'app/cv/[language]/[file]/route.ts',
  'app/favicon.ico/route.ts',
  'app/images/[...path]/route.ts',
  'app/media/article/[slug]/[[...image]]/route.ts',
  'app/media/icon/[name]/route.ts',
  'app/media/icons.svg/route.ts',
  'app/media/preview/[slug]/[token]/[[...image]]/route.ts',
  'app/media/own/[name]/route.ts',
  'app/media/project/[id]/[[...image]]/route.ts',
  'app/media/series/[slug]/route.ts',
  'app/media/tag/[slug]/route.ts',
  'app/sitemap.xml/route.ts',
  'app/sitemap/[part]/route.ts',
  'app/(es)/unavailable/page.tsx',
]

test('every page and every file that is kept is tied to the owner’s files that it shows', () => {
  const kept = sourceFiles(['app'], /(?:page|layout|route|manifest)\.tsx?$/).filter(
    ([file]) => !file.startsWith('app/api/') && !FREE.includes(file),
  )
  const loose = kept.filter(
    ([, source]) =>
      !/await (?:dependsOn(?:Owner|Resume|Pdf)\((?:'en'|language|asked\.variant)?\)|resumePage\()/.test(
        source,
      ),
  )
  expect(loose.map(([file]) => file)).toEqual([])
  expect(kept.length).toBeGreaterThan(15)
})
