import type { Page } from 'playwright/test'
import { coloursOf } from '../../lib/site/accent'
import { type FedSite, startFedSite } from '../fed-site'
import { enter, spillOf, violationsOf } from '../gallery/inspect'
import { layoutFaults } from '../gallery/layout-faults'
import { expect, test } from '../ready-page'
import { anArticleRow, aProjectRow, type StubRow } from '../stub/rows'
import { watchViolations } from '../violations'
import { ACCENT, answerConsent, OWNER, OWNER_DIST } from './owner'

const DIST = '.next-awkward'
/** Pages of the owner, and with hundreds of extreme articles and projects. */
const PATHS = [
  ...['/', '/about', '/resume', '/politics', '/project', '/articles', '/articles?vista=lista'],
  ...['/articles/page/20', '/project/page/9', '/article/titulo-largo', '/article/una-etiqueta'],
  ...['/article/sin-nada', '/article/imagen-rota', '/article/todo-el-markdown'],
]

const LONG_TITLE =
  'Cómo sobrevivir a una migración de base de datos relacional sin parar el servicio, sin perder el sueño y sin que nadie se entere de nada (guía)'
const LONG_WORD = 'Desoxirribonucleoproteínasincronizadaelectroencefalografista'.repeat(2)
const TWELVE_TAGS = [
  ...['tecnologia', 'proyectos', 'tutoriales', 'personal', 'desarrollo', 'react'],
  ...['php', 'javascript', 'arquitectura-hexagonal', 'una etiqueta bastante larga', 'c++', 'ñandú'],
]

const EVERYTHING = `Un párrafo con **negrita**, *cursiva*, ~~tachado~~, \`código\`, [un enlace](https://example.com), https://example.com/una/direccion/${'larguisima'.repeat(12)} y una nota.[^1]

# Un encabezado de primer nivel con bastantes palabras para ver cómo se parte la línea

> Una cita que ocupa más de una línea en casi cualquier pantalla, para ver el margen y el tono.
>
> > Y otra dentro.

## ${LONG_WORD}

1. Uno
   - anidado
     - dos veces
2. Dos

- [x] hecho
- [ ] por hacer, con un texto que se parte en dos líneas cuando la pantalla es estrecha y hay que alinear

| Columna | Otra columna con un nombre largo | Números | Más | Y más | Y todavía más |
|:--|:-:|--:|---|---|---|
| a | b | 1.234,50 | texto que ocupa | texto que ocupa | texto que ocupa |
| c | d | 12,00 | texto | texto | ${LONG_WORD} |

\`\`\`typescript
// Una línea de código que es mucho más ancha que la columna de texto y que por tanto se desplaza dentro de su caja
export function suma(a: number, b: number): number { return a + b }
const plantilla = \`hola \${nombre}\`, expresion = /a+b*/giu, nada = null
\`\`\`

\`\`\`
sin lenguaje
\`\`\`

![Una imagen que no existe](/images/no-existe.png)

---

### Nivel tres

#### Nivel cuatro

##### Nivel cinco

Texto de derecha a izquierda: مرحبا بالعالم y emojis 👩🏽‍💻🇪🇸✨.

[^1]: Una nota al pie con **formato**.
`

/** Five hundred articles; the newest ones have extreme titles, texts and images. */
function awkwardArticles(): StubRow[] {
  const awkward = [
    { slug: 'titulo-largo', title: LONG_TITLE, tags: TWELVE_TAGS, excerpt: `${LONG_TITLE}. `.repeat(3) },
    { slug: 'una-etiqueta', title: 'CSS', tags: ['php'], excerpt: 'Corto.' },
    { slug: 'sin-nada', title: LONG_WORD, tags: [], excerpt: '', content: '' },
    { slug: 'imagen-rota', title: 'La imagen no está', featured_image: 'no-existe.png' },
    { slug: 'todo-el-markdown', title: 'Todo el Markdown', content: EVERYTHING, featured_image: '' },
    { slug: 'imagen-minima', title: 'Una imagen de un píxel', featured_image: 'image.png' },
  ]
  const rows = awkward.map((fields, index) =>
    anArticleRow(1000 + index, { created_at: `2025-10-${20 - index} 10:00:00`, ...fields }),
  )
  return [...rows, ...Array.from({ length: 494 }, (_, index) => anArticleRow(index + 1))]
}

/** A hundred projects: enough pages for an abbreviated pagination, with texts of very different lengths. */
function awkwardProjects(): StubRow[] {
  const awkward = [
    { title: LONG_TITLE, description: `${LONG_TITLE}. `.repeat(4), demoLink: 'https://example.com/demo' },
    { title: 'Uno', description: 'Breve.', isBlog: true, demoLink: 'https://example.com/demo' },
    { title: LONG_WORD, description: LONG_WORD, imgPath: '/images/no-existe.png' },
  ]
  const rows = awkward.map((fields, index) => aProjectRow(1000 + index, fields))
  return [...rows, ...Array.from({ length: 97 }, (_, index) => aProjectRow(index + 1))]
}

let site: FedSite
test.beforeAll(async () => {
  const rows = { articles: awkwardArticles(), projects: awkwardProjects() }
  site = await startFedSite(DIST, rows, { CONTENT_DIR: OWNER }, OWNER_DIST)
})
test.afterAll(() => site?.stop())

test('long names, titles and words, thirteen accounts, many tags, missing images and 500 articles keep the layout, also at 320 px and 200 % text, without axe violations', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await answerConsent(page, 'denied')
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      await enter(page, site.url + path)
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [360, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        expect.soft(await violationsOf(page), `${path}, ${colorScheme}, ${width} px`).toEqual([])
        expect.soft(await spillOf(page), `${path}, ${width} px`).toBeLessThanOrEqual(0)
      }
      for (const size of ['100%', '200%']) {
        await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
        for (const width of [320, 640, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await layoutFaults(page), `${path}, ${width} px, ${size}`).toEqual([])
        }
      }
    })
})

test.describe("the owner's accent", () => {
  const accent = coloursOf(ACCENT)
  const rgb = (colour: string) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`

  async function expectAccent(page: Page, theme: 'light' | 'dark'): Promise<void> {
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(accent['color-paper'][theme]))
    const skip = page.getByRole('link', { name: 'Saltar al contenido' })
    await expect(skip).toHaveCSS('background-color', rgb(accent['color-accent-solid'][theme]))
    await expect(skip).toHaveCSS('color', rgb(accent['color-on-accent'][theme]))
  }

  for (const javaScriptEnabled of [false, true])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('the accent is applied in both themes, also on error pages and across navigation, without CSP violations', async ({
        page,
        context,
      }) => {
        const violations = javaScriptEnabled ? await watchViolations(context) : []
        for (const path of ['/article/no-existe', '/about']) {
          await page.goto(site.url + path)
          for (const theme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme: theme })
            await expectAccent(page, theme)
          }
        }
        await page.getByRole('link', { name: 'Artículos' }).first().click()
        await expect(page).toHaveURL(/articles/)
        await expectAccent(page, 'light')
        expect(violations).toEqual([])
      })
    })

  test('the accent is set before the body, so that no other colour is painted first', async () => {
    for (const path of ['/', '/article/no-existe', '/article/titulo-largo']) {
      const answer = await fetch(site.url + path)
      const html = await answer.text()
      expect(html.indexOf(`--color-accent:light-dark(${ACCENT},`), path).toBeGreaterThan(0)
      expect(html.indexOf(`--color-accent:light-dark(${ACCENT},`), path).toBeLessThan(html.indexOf('<body'))
      expect(answer.headers.get('content-security-policy'), path).not.toContain('unsafe')
    }
  })
})

test('an article whose image is missing shows a generated cover instead', async ({ page }) => {
  await page.goto(`${site.url}/article/imagen-rota`)
  const cover = page.locator('article > picture > img')
  // With `srcset`, `naturalWidth` is in the page's density-corrected pixels; a copy without it reports the file's own
  // width.
  const width = await cover.evaluate(async ({ currentSrc }: HTMLImageElement) => {
    const copy = new Image()
    copy.src = currentSrc
    await copy.decode()
    return copy.naturalWidth
  })
  expect(width).toBeGreaterThan(1000)
})

test('§2 five hundred articles are forty-two pages', async ({ page }) => {
  await page.goto(`${site.url}/articles/page/20`)
  await expect(page.getByText('Página 20 de 42')).toBeVisible()
  for (const [path, status, location] of [
    ['/articles/page/42', 200, null],
    ['/articles/page/43', 307, '/articles'],
    ['/articles/page/1', 301, '/articles'],
    ['/project/page/17', 200, null],
    ['/project/page/18', 307, '/project'],
  ] as const) {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], path).toEqual([status, location])
  }
})
