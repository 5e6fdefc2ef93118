import type { Draft } from './draft'
import { todoOf } from './todo'

const WHOLE: Draft = {
  site: {
    portrait: { image: '/images/yo.png' },
    social: [{ kind: 'github' }],
    pages: { about: { description: 'Quién soy.' } },
    legal: { name: 'Ana', taxId: '1Z', address: 'Calle Una, 2', email: 'ana@ana.example' },
  },
  home: { roles: ['Programadora'], intro: 'Hago webs.' },
  about: { biography: 'Soy Ana.' },
  resume: { basics: { summary: 'Hago webs.' }, work: [{}], education: [{}] },
}
const FILES = { 'articles/uno.md': '', 'cv.pdf': '', 'privacy.md': '', 'projects.json': '[{}]' }

/** Returns the tasks apart from the last two steps. */
function todo(draft: Partial<Draft> = {}, files: Record<string, string> = FILES): string[] {
  const content = {
    files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
    isSample: () => false,
  }
  return todoOf(content, { ...WHOLE, ...draft }, 'content').slice(0, -2)
}

test('when everything is answered and written, the steps are check, build and deploy', () => {
  expect(todo()).toEqual([])
})

test.each<[Partial<Draft>, RegExp]>([
  [{ site: { ...WHOLE.site, portrait: null } }, /^no portrait/],
  [{ site: { ...WHOLE.site, social: [] } }, /^no accounts/],
  [
    { site: { ...WHOLE.site, legal: { name: 'Ana' } } },
    /^legal\.taxId, legal\.address, legal\.email missing/,
  ],
  [{ home: {} }, /^the home page says nothing of you/],
  [{ about: {} }, /^the about page says nothing of you/],
  [{ resume: { work: [{}] } }, /^the CV has no summary, no education/],
])('missing files are reported: %#', (draft, sentence) => {
  expect(todo(draft)).toEqual([expect.stringMatching(sentence)])
})

test('no articles, projects, policy and generated CV', () => {
  expect(todo({}, { 'projects.json': '[\n]\n', 'articles/uno.svg': '' })).toEqual([
    expect.stringMatching(/^no articles yet/),
    expect.stringMatching(/^no projects yet/),
    expect.stringMatching(/^no privacy policy/),
    expect.stringMatching(/^no PDF of the CV yet/),
  ])
})
