import { anArticleRow, aProjectRow, type StubRow } from '../stub/rows'

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
export function awkwardArticles(upstream: string): StubRow[] {
  const awkward = [
    { slug: 'titulo-largo', title: LONG_TITLE, tags: TWELVE_TAGS, excerpt: `${LONG_TITLE}. `.repeat(3) },
    { slug: 'una-etiqueta', title: 'CSS', tags: ['php'], excerpt: 'Corto.' },
    { slug: 'sin-nada', title: LONG_WORD, tags: [], excerpt: '', content: '' },
    { slug: 'imagen-rota', title: 'La imagen no está', featured_image: `${upstream}/no-existe.png` },
    { slug: 'todo-el-markdown', title: 'Todo el Markdown', content: EVERYTHING, featured_image: '' },
    { slug: 'imagen-minima', title: 'Una imagen de un píxel', featured_image: `${upstream}/image.png` },
  ]
  const rows = awkward.map((fields, index) =>
    anArticleRow(1000 + index, { created_at: `2025-10-${20 - index} 10:00:00`, ...fields }),
  )
  return [...rows, ...Array.from({ length: 494 }, (_, index) => anArticleRow(index + 1))]
}

/** A hundred projects: enough pages for an abbreviated pagination, with texts of very different lengths. */
export function awkwardProjects(): StubRow[] {
  const awkward = [
    { title: LONG_TITLE, description: `${LONG_TITLE}. `.repeat(4), demoLink: 'https://example.com/demo' },
    { title: 'Uno', description: 'Breve.', isBlog: true, demoLink: 'https://example.com/demo' },
    { title: LONG_WORD, description: LONG_WORD, imgPath: '/images/no-existe.png' },
  ]
  const rows = awkward.map((fields, index) => aProjectRow(1000 + index, fields))
  return [...rows, ...Array.from({ length: 97 }, (_, index) => aProjectRow(index + 1))]
}
