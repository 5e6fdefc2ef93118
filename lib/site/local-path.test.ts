import { localPath, pathPrefix, readLocalPath } from './local-path'

test.each([
  ['/', '/en'],
  ['/about', '/en/about'],
  ['/project/web/page/2', '/en/project/web/page/2'],
  ['/contacto', '/en/contact'],
  ['/contacto/enviar', '/en/contact/send'],
  ['/contacto/gracias', '/en/contact/thanks'],
  ['/contacto/articulo/contacto', '/en/contact/article/contacto'],
])('the English path of %s is %s, and is parsed back', (spanish, english) => {
  expect(localPath('es', spanish)).toBe(spanish)
  expect(localPath('en', spanish)).toBe(english)
  expect(readLocalPath(spanish)).toEqual({ language: 'es', path: spanish })
  expect(readLocalPath(english)).toEqual({ language: 'en', path: spanish })
})

test('the English home page is accepted with and without a trailing slash', () => {
  expect(readLocalPath('/en/')).toEqual({ language: 'en', path: '/' })
})

test.each(['/english', '/entrada', '/article/en', '/About/en', '/contact', '/en-contact'])(
  '%s is Spanish',
  (path) => {
    expect(readLocalPath(path)).toEqual({ language: 'es', path })
  },
)

test('paths of Spanish pages have no prefix', () => {
  expect([pathPrefix('es'), pathPrefix('en')]).toEqual(['', '/en'])
})
