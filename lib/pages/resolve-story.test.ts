import { fakeContent, fakeSnapshot, resetContent } from '@/e2e/unit/fake-content'
import { aProject, aStory } from '@/e2e/unit/builders'
import { resolvePathname } from './resolve-pathname'

const resolve = (path: string) => resolvePathname(path, fakeSnapshot())

beforeEach(() => {
  resetContent()
  const titles = ['Maceta lista', 'Web', 'Tienda', 'Cuatro', 'Cinco', 'Seis', 'Año nuevo']
  fakeContent.projects = titles.map((title, index) => aProject({ id: index + 1, title, tipo: 'app' }))
  fakeContent.stories = [aStory({ id: 1 }), aStory({ id: 2 }), aStory({ id: 3, slug: 'el-taller' })]
})

const to = (location: string, status: 301 | 307) => ({ location, status })

test.each([
  ['/project/maceta-lista', 'page'],
  ['/project/maceta-lista.md', 'markdown'],
  ['/project/el-taller', 'page'],
  ['/project/web-2', 'page'],
  ['/project/Maceta-Lista', to('/project/maceta-lista', 301)],
  // Without a story, a project's address leads to its card.
  ['/project/tienda', to('/project#proyecto-3', 307)],
  ['/project/ano-nuevo', to('/project/page/2#proyecto-7', 307)],
  ['/project/ano-nuevo.md', to('/project/page/2#proyecto-7', 307)],
  // List addresses take precedence over the names of projects.
  ['/project/web', 'page'],
  ['/project/page', 'unknown'],
  ['/project/page/2', 'page'],
  ['/project/nada', 'unknown'],
  ['/project/%E0%A4%A', 'unknown'],
  ['/project/maceta-lista/otra', 'unknown'],
])('%s resolves to %j', (path, destination) => {
  expect(resolve(path)).toEqual(destination)
})

test("the address of a deleted story leads to its project's card", () => {
  fakeContent.stories = []
  expect(resolve('/project/maceta-lista')).toEqual(to('/project#proyecto-1', 307))
})
