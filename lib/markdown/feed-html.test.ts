import { feedHtml } from './feed-html'
import { MAX_DEPTH } from './limits'

const page = 'https://site.example/article/uno'
const html = (content: string, addresses: Parameters<typeof feedHtml>[2] = {}) =>
  feedHtml(content, page, addresses)

test('links and images are absolute, and an image has a single src', () => {
  const image = { src: '/media/f.png', srcSet: '/x 2x', sizes: '100vw', width: 3, height: 2 }
  const text = html('[a](/b) [c](#d) [e](otro.md) ![e](/f.png)', { images: [image] })
  expect(text).toContain('href="https://site.example/b"')
  expect(text).toContain(`href="${page}#d"`)
  expect(text).toContain('href="https://site.example/article/otro"')
  expect(text).toContain('src="https://site.example/media/f.png"')
  expect(text).toMatch(/width="3" height="2"/)
  expect(text).not.toMatch(/srcset|sizes|data-/)
})

test('footnotes stay within the entry, and unsafe links are none', () => {
  const text = html('Nota[^1] [no](javascript:alert(1))\n\n[^1]: Fin')
  expect(text).toContain(`href="${page}#user-content-fn-1"`)
  expect(text).toContain('id="user-content-fn-1"')
  expect(text).not.toContain('javascript:')
})

test('links within the text lead to what is on the page', () => {
  const text = html('[a](#menu) [b](#aqui)\n\n# Menú\n\n<a name="aqui"></a>c\n\n# Menu')
  expect(text).toContain(`href="${page}#menu-1"`)
  expect(text).toContain(`href="${page}#user-content-aqui"`)
})

test('a text beyond a limit says so in its language', () => {
  const nested = `${'> '.repeat(MAX_DEPTH + 1)}a`
  expect(html(nested)).toMatch(/Desde aquí el texto se muestra sin formato/)
  expect(feedHtml(nested, page, {}, 'en')).not.toContain('Desde')
  expect(html('Corto')).toBe('<p>Corto</p>')
})

test('tasks have symbols instead of form controls', () => {
  expect(html('- [x] a\n- [ ] b *c*\n- d [x]')).toMatch(/☑ a[^]*☐ b <em>c<\/em>[^]*d \[x\]/)
  expect(html('- [x] a')).not.toContain('<input')
})
