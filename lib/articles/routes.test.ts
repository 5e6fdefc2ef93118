import { isPreviewPath, previewMedia, previewPath, readPreviewPath } from './routes'

test('a preview and its images have addresses that contain its token', () => {
  expect(previewPath('mi-texto', 'abc')).toBe('/preview/mi-texto/abc')
  expect(previewMedia('mi-texto', 'abc')).toBe('/media/preview/mi-texto/abc')
})

test.each(['mi-texto', 'año nuevo', 'a/b', '100 %'])(
  'the address of a preview is parsed back: %s',
  (slug) => {
    expect(readPreviewPath(previewPath(slug, 'abc'))).toEqual({ slug, token: 'abc' })
  },
)

test.each([
  '/preview/mi-texto',
  '/preview/mi-texto/abc/otro',
  '/otra/preview/mi-texto/abc',
  '/preview/%E0%A4%A/abc',
])('invalid preview addresses give null: %s', (path) => expect(readPreviewPath(path)).toBeNull())

test('any path below the preview prefix counts as a preview, and nothing else', () => {
  expect(['/preview/', '/preview/a', '/preview/a/b'].map(isPreviewPath)).toEqual([true, true, true])
  expect(['/preview', '/previews/a', '/media/preview/a'].map(isPreviewPath)).toEqual([false, false, false])
})
