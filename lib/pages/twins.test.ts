import { twinOf } from '@/components/layout/language-link'
import { twinRules } from './twins'

const spanish = twinRules('es', { articles: ['uno', 'año+1'], pages: ['usos'] })
const english = twinRules('en', { articles: ['uno'], pages: ['usos'] })

test.each([
  ['/', '/en'],
  ['/about', '/en/about'],
  ['/usos', '/en/usos'],
  ['/resume/full-stack', '/en/resume/full-stack'],
  ['/project', '/en/project'],
  ['/project/page/2', '/en/project/page/2'],
  ['/project/app/page/2', '/en/project/app/page/2'],
  ['/article/uno', '/en/article/uno'],
  ['/contacto', '/en/contact'],
  ['/contacto/gracias', '/en/contact/thanks'],
  ['/contacto/articulo/uno', '/en/contact/article/uno'],
  ['/article/a%C3%B1o%2B1', '/en/article/a%C3%B1o%2B1'],
])('%s and %s are translations of each other', (path, twin) => {
  expect(twinOf(path, spanish)).toBe(twin)
  expect(twinOf(twin, english)).toBe(path)
})

test.each([
  ['/project/una-historia', '/en/project'],
  ['/article/dos', '/en/articles'],
  ['/articles/page/2', '/en/articles'],
  ['/etiqueta/php', '/en/articles'],
  ['/politics', '/en'],
  ['/contacto/articulo/dos', '/en/contact'],
  ['/contacto/enviar', '/en/contact'],
  ['/buscar', '/en'],
  ['/_not-found', '/en'],
])('%s has no translation: the closest page is %s', (path, nearest) => {
  expect(twinOf(path, spanish)).toBe(nearest)
})

test('the rejected English form leads to the Spanish form', () => {
  expect(twinOf('/en/contact/send', english)).toBe('/contacto')
})

test('without English articles, article pages lead to the home page', () => {
  const rules = twinRules('es', { articles: [], pages: [] })
  for (const path of ['/articles', '/article/uno', '/etiquetas']) expect(twinOf(path, rules)).toBe('/en')
  expect(twinOf('/about', rules)).toBe('/en/about')
})

test('an English page of the owner leads to its original', () => {
  expect(twinOf('/en/usos', english)).toBe('/usos')
})
